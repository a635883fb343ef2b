import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Caller, Guest } from '../../../../platform/http/actor.ts'
import { saveLanguage } from '../repository/save-profile.ts'
import type { MemberDb } from '../../tables.ts'

/** A guest's choice lives in the browser; the trial user is shared, so it has none. */
export const createSetMemberLanguage =
  (db: MemberDb) =>
  async (actor: Caller | Guest, language: LanguageCode): Promise<void> => {
    if (actor.kind === 'guest' || actor.kind === 'trial') return
    await saveLanguage(db, actor.memberId, language)
  }
