// This module's exports for terminal programs.
export { demoDraws } from './seed/demo-rewards.ts'
