export { tigreDaSorte as maths } from '@trevo/game-rules/slots/titles/tigre-da-sorte.ts'
export { figures, sheet } from 'virtual:art/tigre-da-sorte'
export { theme } from '../theme/titles/tigre-da-sorte.ts'
