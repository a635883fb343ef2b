import type { MembersNeeds } from '../needs.ts'
import { createChangePassword } from './service/change-password.ts'
import { createCloseAccount } from './service/close-account.ts'
import { createConfirmContact } from './service/confirm-contact.ts'
import { createGetMemberInfo } from './service/get-member-info.ts'
import { createGetSecurityOverview } from './service/get-security-overview.ts'
import { createMemberIcon } from './service/member-icon.ts'
import { createSetMemberLanguage } from './service/set-member-language.ts'
import { createSilentMode } from './service/silent-mode.ts'
import { createUpdateProfile } from './service/update-profile.ts'

/** The logged-in member's view and changes of the account, including closing it. */
export const createProfile = (needs: MembersNeeds) => ({
  ...createMemberIcon(needs.database.db),
  ...createChangePassword(needs),
  ...createConfirmContact(needs),
  ...createSilentMode(needs),
  getMemberInfo: createGetMemberInfo(needs),
  setMemberLanguage: createSetMemberLanguage(needs.database.db),
  getSecurityOverview: createGetSecurityOverview(needs),
  updateProfile: createUpdateProfile(needs),
  closeAccount: createCloseAccount(needs),
})

export type Profile = ReturnType<typeof createProfile>
