export { frutasDaSerra as maths } from '@trevo/game-rules/slots/titles/frutas-da-serra.ts'
export { figures, sheet } from 'virtual:art/frutas-da-serra'
export { theme } from '../theme/titles/frutas-da-serra.ts'
