import type { MemberIcon } from '@trevo/contract/wps/member-icon.ts'
import { iconOf } from '../domain/icon-of.ts'
import { findIcon, saveIcon } from '../repository/icons.ts'
import type { MemberDb } from '../../tables.ts'

/** The picture of a member (CALL-9). */
export const createMemberIcon = (db: MemberDb) => ({
  getMemberIcon: async (memberId: bigint): Promise<MemberIcon> => {
    const row = await findIcon(db, memberId)
    if (!row) throw new Error(`session of unknown member ${memberId}`)
    return { avatar: iconOf(row.customer_id, row.avatar), avatarType: 'STATIC' }
  },

  setMemberIcon: async (memberId: bigint, avatar: number): Promise<MemberIcon> => {
    await saveIcon(db, memberId, avatar)
    return { avatar, avatarType: 'STATIC' }
  },
})

export type MemberIcons = ReturnType<typeof createMemberIcon>
