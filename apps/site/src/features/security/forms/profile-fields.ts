import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import type { SecurityOverview } from '../common/queries.ts'

/** In the order in which the form shows them. */
export const profileFields = [
  'nickname',
  'payeeName',
  'bornOn',
  'taxId',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
] as const
export type ProfileField = (typeof profileFields)[number]

/** Payouts and legal duties depend on these, so they cannot be changed once given. */
const setOnlyOnce = new Set<ProfileField>(['payeeName', 'bornOn', 'taxId'])
const always = new Set<ProfileField>(['nickname', 'whatsapp', ...setOnlyOnce])

/** What can still be given or changed: a further contact only where the brand asks for it. */
export const fieldsToEdit = (
  profile: SecurityOverview['profile'],
  rules: RegisterRules,
): readonly ProfileField[] =>
  profileFields.filter((name) => {
    if (setOnlyOnce.has(name)) return !profile[name]
    if (always.has(name) || profile[name]) return true
    return rules[name as keyof RegisterRules]?.enabled ?? false // the others are fields of these rules
  })

/** Only what differs from the shown values is sent; contacts arrive masked and must not be sent back that way. */
export const changedFields = (
  shown: Readonly<Record<ProfileField, string>>,
  values: Readonly<Record<ProfileField, string>>,
): Partial<Record<ProfileField, string>> =>
  Object.fromEntries(
    profileFields.flatMap((name) => {
      const value = values[name].trim()
      return value === shown[name] ? [] : [[name, value]]
    }),
  )
