import { demoMembers } from '@trevo/demo-members/demo-members.ts'
import { sql } from 'kysely'
import { tables } from '@trevo/database/connect.ts'
import { blockInTx } from '../blocks/service/block-in-tx.ts'
import { findMemberByUsername } from '../common/repository/find-member.ts'
import { insertNote, listNotes, saveTags } from '../office/repository/notes-and-tags.ts'
import type { MembersNeeds } from '../needs.ts'
import type { MemberTables } from '../tables.ts'

type Needs = Pick<
  MembersNeeds,
  'database' | 'clock' | 'wallet' | 'cashier' | 'identity' | 'kyc' | 'limits'
> & {
  readonly brandId: number
}

const operator = 'operador.demo'

/** What the desk of the demo knows of the n-th member; others have only their contacts. */
const notes: Readonly<Record<number, string>> = {
  0: 'Prefere falar por e-mail, depois das 18 h.',
  1: 'Pediu ajuda para ler o extrato. Explicado com a rodada de ontem.',
  2: 'Aguarda o banco confirmar a chave Pix.',
}
const tags: Readonly<Record<number, readonly string[]>> = {
  0: ['fala-por-email'],
  1: ['fala-por-email', 'visita-semanal'],
  3: ['visita-semanal'],
}
/** Reading the desk's own member teaches what a block looks like. */
const blockedIndex = 4

/** Unconfirmed contacts, notes, tags and a block of demo members, once. */
export const seedDemoOffice = async (needs: Needs): Promise<void> => {
  const { database, clock, brandId } = needs
  for (const [index, { username }] of demoMembers.entries()) {
    const member = await findMemberByUsername(database.db, brandId, username)
    if (!member || member.email !== null) continue
    const { memberId } = member
    await database.inTx(async (tx) => {
      const db = tables<MemberTables>(tx)
      const national = `11${900_000_000 + index * 1_370_003}`
      await sql`update members.member set email = ${`${username}@mail.example`},
          mobile_dialing_code = '+55', mobile_number = ${national}, mobile_e164 = ${`+55${national}`}
        where member_id = ${memberId}`.execute(db)
      const text = notes[index]
      const known = await listNotes(db, memberId, { before: undefined, limit: 1 })
      if (text !== undefined && known.length === 0) {
        await insertNote(db, { member_id: memberId, at: clock.now(), operator, text })
      }
      await saveTags(db, { brandId, memberId }, { add: tags[index] ?? [], remove: [] })
      if (index === blockedIndex) {
        const reason = 'Pediu para não receber ofertas'
        const order = { memberId, permissions: ['marketing'], operator, reason } as const
        await blockInTx(needs, tx, { ...order, until: null })
      }
    })
  }
}
