import type { MemberInfo } from '@trevo/contract/wps/member.ts'

/** Member info of a person of a type: 0 a member, 4 a trial user, 1 an agent. */
export const demoMember = (type = 0): MemberInfo => ({
  id: 'm1',
  account: 'trevo@ana',
  nickname: 'Ana',
  type,
  email: null,
  mobile: null,
  payeeName: null,
  regDate: 0,
  isSharedPhone: false,
  hasAgent: false,
  clubLabel: null,
})

/** The response of a login that requires no further action of the member. */
export const demoLogin = {
  token: 'tok',
  id: 'm1',
  userName: 'ana',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
} as const
