export { noiteDeCarnaval as maths } from '@trevo/game-rules/slots/titles/noite-de-carnaval.ts'
export { figures, sheet } from 'virtual:art/noite-de-carnaval'
export { theme } from '../theme/titles/noite-de-carnaval.ts'
