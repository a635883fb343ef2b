export { coelhoDaLua as maths } from '@trevo/game-rules/slots/titles/coelho-da-lua.ts'
export { figures, sheet } from 'virtual:art/coelho-da-lua'
export { theme } from '../theme/titles/coelho-da-lua.ts'
