export { createMemberDirectory } from './directory/create-directory.ts'
export { createMembers } from './module.ts'
export {
  seedDemoAccounts,
  seedDemoMembers,
  seedDemoOperators,
  type DemoAccount,
  type SeedNeeds,
} from './seed/seed-demo-accounts.ts'
export { seedDemoPerson, type DemoPerson } from './seed/seed-demo-person.ts'
export { kindOf, type AccountTypes, type MemberKind } from './common/domain/member-kind.ts'
export type { Clearing } from './exclusion/service/clear-excluded.ts'
export { maskName, maskNumber, maskPerson } from './common/domain/mask.ts'
export { isSilent, mayBeOffered, takesMarketing } from './common/domain/may-be-offered.ts'
export type { Member } from './common/repository/find-member.ts'
export type { MemberTables } from './tables.ts'
export type { JoinedPerson, MemberBrand, MembersNeeds, OpenMatter } from './needs.ts'
export type { KnownMember, MemberDirectory } from './directory/create-directory.ts'
export type { Members } from './module.ts'
export { createMemberOffice, type MemberOffice } from './office/create-member-office.ts'
export type { OfficeNeeds, SourceItem, TimelineSource } from './office/needs.ts'
export { bindOfficeRoutes } from './office/http/bind-office-routes.ts'
export { memberFinder } from './office/service/member-finder.ts'
export { seedClosedAccount } from './seed/seed-closed-account.ts'
export { seedDemoOffice } from './seed/seed-demo-office.ts'
