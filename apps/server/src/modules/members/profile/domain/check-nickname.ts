import { isVisible } from '@trevo/field-rules/visible-text.ts'

/** The rule of nicknames: 2 to 20 visible characters of any script, no spaces at the ends. */
export const isNickname = (nickname: string): boolean => {
  const length = [...nickname].length
  const isFit = length >= 2 && length <= 20 && nickname === nickname.trim()
  return isFit && isVisible(nickname) && !/[<>]/.test(nickname)
}
