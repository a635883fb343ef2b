export { coroaReal as maths } from '@trevo/game-rules/slots/titles/coroa-real.ts'
export { figures, sheet } from 'virtual:art/coroa-real'
export { theme } from '../theme/titles/coroa-real.ts'
