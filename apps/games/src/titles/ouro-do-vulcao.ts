export { ouroDoVulcao as maths } from '@trevo/game-rules/slots/titles/ouro-do-vulcao.ts'
export { figures, sheet } from 'virtual:art/ouro-do-vulcao'
export { theme } from '../theme/titles/ouro-do-vulcao.ts'
