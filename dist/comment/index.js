import{companion}from'../cli/programs.js';await companion();
