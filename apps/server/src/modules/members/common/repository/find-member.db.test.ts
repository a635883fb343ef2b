import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expect, it } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import { seedDemoBrand } from '../../../settings/index.ts'
import { findAccountsOfCpf, findMembers } from './find-member.ts'
import type { MemberTables } from '../../tables.ts'

it('1h: finds whether any account of a CPF, of any brand, is excluded or closed', async () => {
  const test = await createTestDatabase(serverMigrations)
  try {
    await seedDemoBrand(test.pool)
    await test.pool.query(
      `insert into settings.brand overriding system value
       select (jsonb_populate_record(b, '{"id": 2, "merchant": "outra", "company_id": null}')).*
       from settings.brand b`,
    )
    const { db } = createDatabase<MemberTables>(test.pool)
    const add = (brandId: number, cpf: string, excluded: boolean, closed: boolean) =>
      test.pool.query(
        `insert into members.member (customer_id, brand_id, account, account_key, nickname, type,
           invite_code, registered_at, tax_id, excluded_at, closed_at, close_reason)
         values ($1, $2, $1, $1, $1, 3, $1, now(), $3, $4, $5, $6)`,
        [
          `m${brandId}${cpf}`,
          brandId,
          cpf,
          excluded ? new Date() : null,
          closed ? new Date() : null,
          closed ? 'member' : null,
        ],
      )
    await add(1, '11144477735', false, false)
    await add(2, '11144477735', true, false)
    await add(1, '39053344705', false, true)
    const ask = (cpf: string) => findAccountsOfCpf(db, cpf)
    expect(await ask('11144477735')).toEqual({ isExcluded: true, isClosed: false })
    expect(await ask('39053344705')).toEqual({ isExcluded: false, isClosed: true })
    expect(await ask('12345678909')).toEqual({ isExcluded: false, isClosed: false })
  } finally {
    await test.drop()
  }
})

it('finds any number of members at once, more than a statement has parameters', async () => {
  const test = await createTestDatabase(serverMigrations)
  try {
    const { db } = createDatabase<MemberTables>(test.pool)
    const ids = Array.from({ length: 70_000 }, (_, index) => BigInt(index + 1))
    expect(await findMembers(db, ids)).toEqual([])
  } finally {
    await test.drop()
  }
})
