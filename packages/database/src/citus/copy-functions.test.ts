import { expect, test } from 'vitest'
import { copyFunction, copyQuery, viewAsQuery, type CopyRules } from './copy-functions.ts'

const group = {
  id: '102008',
  relations: new Map([
    ['wallet.account', 'wallet.account_102008'],
    ['wallet.transfer', 'wallet.transfer_102016'],
    ['wallet.house', 'wallet.house_102001'],
  ]),
}
const rules: CopyRules = {
  functions: ['wallet.post_transfer', 'wallet.reverse_transfer'],
  views: new Map([['wallet.balance', ' SELECT account.id\n   FROM wallet.account;']]),
  texts: new Map([["nextval('wallet.transfer_block')", 'wallet.next_block_{group}()']]),
}
const copyOf = (text: string): string => copyFunction(text, group, rules)

test.each([
  ['select from wallet.account a where', 'select from wallet.account_102008 a where'],
  // Other names with the same prefix.
  ['wallet.transfer_kind wallet.transfer_block', 'wallet.transfer_kind wallet.transfer_block'],
  ['wallet.house_shard, wallet.house h', 'wallet.house_shard, wallet.house_102001 h'],
  // A variable has a table's type; the table of that name is on every node.
  ['v_row wallet.account;', 'v_row wallet.account;'],
  ["v_id := nextval('wallet.transfer_block') * 256", 'v_id := wallet.next_block_102008() * 256'],
  // A copy calls copies, and its arguments are qualified by its name.
  ['from wallet.post_transfer(1) p', 'from wallet.post_transfer_102008(1) p'],
  [
    'set reversed_by = reverse_transfer.transfer_id',
    'set reversed_by = reverse_transfer_102008.transfer_id',
  ],
])('%s', (text, expected) => {
  expect(copyOf(text)).toBe(expected)
})

test('a view is read as a query over the group, its columns by the names of its tables', () => {
  expect(copyOf('left join wallet.balance b on true').replaceAll(/\s+/g, ' ')).toBe(
    'left join ( SELECT account.id FROM wallet.account_102008 account) b on true',
  )
  expect(
    viewAsQuery(
      ' SELECT t.id\n   FROM (wallet.transfer t\n     JOIN wallet.house ON true);',
      group.relations.keys(),
    ),
  ).toContain('FROM (wallet.transfer t')
})

test('a query on the ledger becomes one on a group', () => {
  expect(copyQuery('lock table only wallet.transfer', group, new Map())).toBe(
    'lock table only wallet.transfer_102016',
  )
})
