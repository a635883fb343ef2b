export { marDeOuro as maths } from '@trevo/game-rules/slots/titles/mar-de-ouro.ts'
export { figures, sheet } from 'virtual:art/mar-de-ouro'
export { theme } from '../theme/titles/mar-de-ouro.ts'
