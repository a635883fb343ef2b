// What programs of the terminal use of this module.
export { demoDraws } from './domain/demo-rewards.ts'
