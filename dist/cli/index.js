#!/usr/bin/env node
import{cli}from'./programs.js';await cli();
