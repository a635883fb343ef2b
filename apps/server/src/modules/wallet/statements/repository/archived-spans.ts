import { accountIdOf } from '../../common/domain/account-ids.ts'
import { joinArchived, type Span } from '../domain/archived-spans.ts'
import type { Reader } from '../../common/repository/reader.ts'

/** The parts of the span with archived movements of the member, oldest first. */
export const findArchivedSpans = async (
  reader: Reader,
  memberId: bigint,
  { from, to }: Span,
): Promise<Span[]> => {
  const { rows } = await reader.query<Span>(
    `select m.from, m.to from (
       select month::timestamp at time zone 'UTC' as from,
         (month + interval '1 month') at time zone 'UTC' as to
       from wallet.archived_month where state = 'dropped'
     ) m
     where m.from < $3 and m.to > $2 and exists (
       select from wallet.account_hour h
       where h.bucket = wallet.bucket_of($1) and h.account_id = $1 and h.hour >= m.from and h.hour < m.to)
     order by m.from`,
    [accountIdOf(memberId, 'available'), from, to],
  )
  return joinArchived({ from, to }, rows)
}
