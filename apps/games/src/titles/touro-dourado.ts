export { touroDourado as maths } from '@trevo/game-rules/slots/titles/touro-dourado.ts'
export { figures, sheet } from 'virtual:art/touro-dourado'
export { theme } from '../theme/titles/touro-dourado.ts'
