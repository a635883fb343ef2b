export { deserto777 as maths } from '@trevo/game-rules/slots/titles/deserto-777.ts'
export { figures, sheet } from 'virtual:art/deserto-777'
export { theme } from '../theme/titles/deserto-777.ts'
