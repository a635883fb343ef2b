import { isVisible } from '@trevo/field-rules/visible-text.ts'

/** What a nickname may be: 2 to 20 characters of any script that all show, no spaces at its ends. */
export const isNickname = (nickname: string): boolean => {
  const length = [...nickname].length
  const isFit = length >= 2 && length <= 20 && nickname === nickname.trim()
  return isFit && isVisible(nickname) && !/[<>]/.test(nickname)
}
