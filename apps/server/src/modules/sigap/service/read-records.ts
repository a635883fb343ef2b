import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import type { FileKind, FileRecord } from '../domain/file-layout.ts'
import type { Bettor, ReportingCompany, SigapNeeds } from '../needs.ts'
import {
  countBettors,
  countDay,
  listMovedMembers,
  listPlayDays,
  listSportsMovements,
  listWalletDays,
  sumMonth,
  type DayPage,
} from '../repository/days.ts'
import type { SigapDb, SigapTables } from '../repository/tables.ts'

const pageSize = 1_000
/** The days of files are those of the capital. */
export const reportZone = 'America/Sao_Paulo'
/** Files are in Portuguese. */
const language = 'PT'

export type RecordSource = {
  readonly count: number
  read(): AsyncIterable<FileRecord>
}

type Order = {
  readonly needs: Pick<SigapNeeds, 'members' | 'catalogue'>
  /** Everything is read in it. */
  readonly tx: Tx
  readonly company: ReportingCompany
  /** `yyyy-mm-dd` in Brasília. */
  readonly day: string
}

const dbOf = ({ tx }: Order): SigapDb => tables<SigapTables>(tx)

const codesOf = ({ brands }: ReportingCompany) =>
  new Map(brands.map(({ brandId, code }) => [brandId, code]))

/** Whose record it is. A CPF that is missing is sent as such, and refused by name. */
const ownerOf = (
  codes: ReadonlyMap<number, string>,
  bettors: ReadonlyMap<bigint, Bettor>,
  memberId: bigint,
) => {
  const bettor = bettors.get(memberId)
  const brand = bettor && codes.get(bettor.brandId)
  if (!bettor || brand === undefined) throw new Error(`sigap: no bettor behind member ${memberId}`)
  return { cpf: bettor.cpf ?? '', account: bettor.account, brand }
}

/** Rows of a keyset, page after page, each page with the bettors it names. */
async function* withBettors<Row extends { readonly member_id: bigint }>(
  { needs, tx }: Order,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<{ readonly row: Row; readonly bettors: ReadonlyMap<bigint, Bettor> }> {
  for await (const rows of pages) {
    const bettors = await needs.members.findBettors(tx, [
      ...new Set(rows.map((row) => row.member_id)),
    ])
    for (const row of rows) yield { row, bettors }
  }
}

async function* pagesOf<Row>(
  list: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await list(last)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
  }
}

const pageOf = ({ company, day }: Order, afterId: bigint): DayPage => ({
  companyId: company.companyId,
  day,
  afterId,
  limit: pageSize,
})

async function* readWallets(order: Order): AsyncGenerator<FileRecord> {
  const codes = codesOf(order.company)
  const pages = pagesOf<Awaited<ReturnType<typeof listWalletDays>>[number]>((last) =>
    listWalletDays(dbOf(order), pageOf(order, last?.member_id ?? 0n)),
  )
  for await (const { row, bettors } of withBettors(order, pages)) {
    const named =
      row.deposits_minor -
      row.withdrawals_minor -
      row.stakes_minor +
      row.prizes_minor +
      row.given_minor +
      row.commission_minor +
      row.adjustments_minor
    yield {
      ...ownerOf(codes, bettors, row.member_id),
      opening: formatMoney(row.opening_minor),
      deposits: formatMoney(row.deposits_minor),
      withdrawals: formatMoney(row.withdrawals_minor),
      stakes: formatMoney(row.stakes_minor),
      prizes: formatMoney(row.prizes_minor),
      given: formatMoney(row.given_minor),
      commission: formatMoney(row.commission_minor),
      adjustments: formatMoney(row.adjustments_minor),
      other: formatMoney(row.change_minor - named),
      closing: formatMoney(row.opening_minor + row.change_minor),
    }
  }
}

async function* readGames(order: Order): AsyncGenerator<FileRecord> {
  const codes = codesOf(order.company)
  const pages = pagesOf<Awaited<ReturnType<typeof listPlayDays>>[number]>((last) =>
    listPlayDays(dbOf(order), {
      ...pageOf(order, last?.member_id ?? 0n),
      afterNode: last?.node_id ?? -1,
    }),
  )
  for await (const { row, bettors } of withBettors(order, pages)) {
    const game = order.needs.catalogue.gameOf(row.node_id, language)
    yield {
      ...ownerOf(codes, bettors, row.member_id),
      game: game.name,
      vendor: game.vendor,
      product: game.product,
      stakes: formatMoney(row.stakes_minor),
      stakeCount: Number(row.stake_count),
      prizes: formatMoney(row.prizes_minor),
      prizeCount: Number(row.prize_count),
    }
  }
}

async function* readSports(order: Order): AsyncGenerator<FileRecord> {
  const codes = codesOf(order.company)
  const pages = pagesOf<Awaited<ReturnType<typeof listSportsMovements>>[number]>((last) =>
    listSportsMovements(dbOf(order), pageOf(order, last?.transfer_id ?? 0n)),
  )
  for await (const { row, bettors } of withBettors(order, pages)) {
    yield {
      ...ownerOf(codes, bettors, row.member_id),
      slip: row.slip,
      at: row.at.toISOString(),
      kind: row.kind,
      amount: formatMoney(row.amount_minor),
    }
  }
}

/** Accounts that moved money on the day, were registered or closed on it. */
const listDayBettors = async (order: Order): Promise<bigint[]> => {
  const { needs, tx, company, day } = order
  const ids = new Set(await listMovedMembers(dbOf(order), company.companyId, day))
  const span = {
    brandIds: company.brands.map(({ brandId }) => brandId),
    from: instantIn(day, 0, reportZone),
    until: instantIn(addDays(day, 1), 0, reportZone),
    limit: pageSize,
  }
  let afterId = 0n
  for (;;) {
    const changed = await needs.members.listChanged(tx, { ...span, afterId })
    for (const id of changed) ids.add(id)
    const last = changed.at(-1)
    if (last === undefined) return [...ids].toSorted(ascending((one) => one))
    afterId = last
  }
}

async function* readBettors(order: Order, ids: readonly bigint[]): AsyncGenerator<FileRecord> {
  const codes = codesOf(order.company)
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize)
    const bettors = await order.needs.members.findBettors(order.tx, page)
    for (const memberId of page) {
      const bettor = bettors.get(memberId)
      yield {
        ...ownerOf(codes, bettors, memberId),
        registeredAt: bettor?.registeredAt.toISOString() ?? '',
        birthDate: bettor?.bornOn ?? null,
        state: bettor?.closedAt ? 'closed' : 'open',
      }
    }
  }
}

/** The month that ends with the day, by brand and product. */
const sumOperator = async (order: Order): Promise<FileRecord[]> => {
  const { needs, company, day } = order
  const db = dbOf(order)
  const codes = codesOf(company)
  const month = { from: `${day.slice(0, 8)}01`, to: day }
  const sums = await sumMonth(db, company.companyId, month)
  const productOf = (nodeId: number): string =>
    nodeId === -1 ? 'SPORTS' : needs.catalogue.gameOf(nodeId, language).product
  const products = Map.groupBy(sums, ({ node_id: nodeId }) => productOf(nodeId))
  const records: FileRecord[] = []
  for (const [product, rows] of [...products].toSorted(ascending(([key]) => key))) {
    const nodeIds = [...new Set(rows.map(({ node_id: nodeId }) => nodeId))]
    const bettors = await countBettors(db, company.companyId, { ...month, nodeIds })
    for (const [brandId, ofBrand] of Map.groupBy(rows, ({ brand_id: id }) => id)) {
      const stakes = ofBrand.reduce((sum, { stakes_minor: one }) => sum + one, 0n)
      const prizes = ofBrand.reduce((sum, { prizes_minor: one }) => sum + one, 0n)
      records.push({
        brand: codes.get(brandId) ?? '',
        product,
        stakes: formatMoney(stakes),
        prizes: formatMoney(prizes),
        grossRevenue: formatMoney(stakes - prizes),
        bettors: bettors.get(brandId) ?? 0,
      })
    }
  }
  return records
}

async function* readAll(records: readonly FileRecord[]): AsyncGenerator<FileRecord> {
  yield* records
}

/** What the files of a kind hold for a day, with their number. */
export const openRecords = async (kind: FileKind, order: Order): Promise<RecordSource> => {
  if (kind === 'bettors') {
    const ids = await listDayBettors(order)
    return { count: ids.length, read: () => readBettors(order, ids) }
  }
  if (kind === 'operator') {
    const records = await sumOperator(order)
    return { count: records.length, read: () => readAll(records) }
  }
  const counts = await countDay(dbOf(order), order.company.companyId, order.day)
  const readers = { wallets: readWallets, games: readGames, sports: readSports }
  return { count: counts[kind], read: () => readers[kind](order) }
}
