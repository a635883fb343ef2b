export { dragaoVerde as maths } from '@trevo/game-rules/slots/titles/dragao-verde.ts'
export { figures, sheet } from 'virtual:art/dragao-verde'
export { theme } from '../theme/titles/dragao-verde.ts'
