export { moaiMistico as maths } from '@trevo/game-rules/slots/titles/moai-mistico.ts'
export { figures, sheet } from 'virtual:art/moai-mistico'
export { theme } from '../theme/titles/moai-mistico.ts'
