// What programs of the terminal use of this module.
export { demoDraws } from './seed/demo-rewards.ts'
