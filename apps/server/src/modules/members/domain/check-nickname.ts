/** What a nickname may be: 2 to 20 characters of any script, no controls, no spaces at its ends. */
export const isNickname = (nickname: string): boolean => {
  const length = [...nickname].length
  return length >= 2 && length <= 20 && nickname === nickname.trim() && !/[\p{C}<>]/u.test(nickname)
}
