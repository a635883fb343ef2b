export { araraSelvagem as maths } from '@trevo/game-rules/slots/titles/arara-selvagem.ts'
export { figures, sheet } from 'virtual:art/arara-selvagem'
export { theme } from '../theme/titles/arara-selvagem.ts'
