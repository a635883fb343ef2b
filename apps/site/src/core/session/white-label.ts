import type { WhitelabelNode } from '@trevo/contract/wps/system.ts'

export type FlagMap = Readonly<Record<string, boolean>>

/** The white-label tree as a map from module id to on or off. */
export const flattenWhitelabel = (node: WhitelabelNode): FlagMap =>
  Object.assign(
    { [node.modId]: node.enabled === '1' },
    ...node.childrenNodes.map(flattenWhitelabel),
  ) as FlagMap // the result of Object.assign on flag maps

/** SESSION-7: the six switches of registration and login that the modules set. */
export const featureFlags = (flags: FlagMap) => ({
  mobileReg: flags['MOBILENUMREG3'] ?? false,
  smsEnabled: flags['REGMOBVERF3'] ?? false,
  mobileRegPass: flags['MOBILENUMPASSREG3'] ?? false,
  hasFreePlay: flags['FREEPLAY3'] ?? false,
  pwdEnabled: flags['PWDEXPFORCECHANGE3'] ?? false,
  showVerCodeLogin: flags['MOBILEVERCODELOGIN3'] ?? false,
})
