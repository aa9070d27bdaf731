import{index}from'./cli/programs.js';await index();
