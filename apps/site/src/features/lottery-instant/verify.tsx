import { useMutation, useQuery } from '@tanstack/react-query'
import { showInstantEdition } from '@trevo/api-client/endpoints.ts'
import type { InstantEdition } from '@trevo/contract/wps/lottery/instant.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Modal } from '@trevo/ui/modal.tsx'
import { ask } from '../../core/api/api.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useText } from '../../core/language/use-text.ts'
import { useSession } from '../../core/session/store.ts'
import { isTicketRight, recomputeEdition, type WholeCheck } from './check-editions.ts'
import styles from './instant.module.css'
import { endedEditionsQuery, instantKey, instantOrderQuery } from './queries.ts'
import { useWriting } from './use-writing.ts'

/** What was published of an edition before its first sale, and of a closed one its seed. */
const Published = ({ edition }: { readonly edition: InstantEdition }) => {
  const t = useText('lottery-instant')
  const { locale } = useWriting()
  return (
    <>
      <p>
        {t('instant.verifyLead', { at: formatDateTime(new Date(edition.publishedAt), locale) })}
      </p>
      <dl className={styles['hashes']}>
        <dt>{t('instant.seedHash')}</dt>
        <dd>{edition.commitment}</dd>
        <dt>{t('instant.root')}</dt>
        <dd>{edition.root}</dd>
        <dt>{t('instant.seed')}</dt>
        <dd>{edition.seed ?? t('instant.seedLater')}</dd>
      </dl>
    </>
  )
}

const wholeSteps = [
  ['isSeedRight', 'instant.seedRight', 'instant.seedWrong'],
  ['isRootRight', 'instant.rootRight', 'instant.rootWrong'],
  ['isPlanRight', 'instant.planRight', 'instant.planWrong'],
] as const

/** Makes a closed edition again in the browser. */
export const Recompute = ({ edition }: { readonly edition: InstantEdition }) => {
  const t = useText('lottery-instant')
  const { count } = useWriting()
  const check = useMutation<WholeCheck>({ mutationFn: () => recomputeEdition(edition) })
  return (
    <div className={styles['recompute']}>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        {t('instant.recompute')}
      </Button>
      <div role="status">
        {check.isPending && (
          <p>{t('instant.recomputing', { count: count(edition.ticketCount) })}</p>
        )}
        {check.data && (
          <ul className={styles['checks']}>
            {wholeSteps.map(([step, right, wrong]) => (
              <li key={step} data-right={check.data[step] || undefined}>
                {check.data[step] ? t(right) : t(wrong)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Tickets of one order, each checked against what was published before the first sale. */
export const VerifyOrder = ({
  orderId,
  onClose,
}: {
  readonly orderId: string
  readonly onClose: () => void
}) => {
  const t = useText('lottery-instant')
  const { money } = useWriting()
  const memberId = useSession().memberInfo?.id ?? ''
  const order = useQuery(instantOrderQuery(memberId, orderId))
  const editionId = order.data?.editionId ?? 0
  const edition = useQuery({
    queryKey: [instantKey, 'edition', editionId],
    queryFn: ({ signal }) =>
      ask(showInstantEdition, { params: { id: editionId }, query: {}, signal }),
    enabled: order.data !== undefined,
  })
  return (
    <Modal
      open
      title={t('instant.verify')}
      closeLabel={t('common.close')}
      size={{ width: 560 }}
      onClose={onClose}
    >
      {edition.data && order.data ? (
        <div className={styles['verify']}>
          <ul className={styles['checks']}>
            {order.data.tickets.map((ticket) => {
              const isRight = isTicketRight(ticket, edition.data)
              const won = BigInt(ticket.prizeMinor) > 0n
              return (
                <li key={ticket.ticket} data-right={isRight || undefined}>
                  {isRight
                    ? t('instant.proven', {
                        ticket: ticket.ticket,
                        result: won
                          ? t('instant.mineWon', { amount: money(ticket.prizeMinor) })
                          : t('instant.mineLost'),
                      })
                    : t('instant.notProven', { ticket: ticket.ticket })}
                </li>
              )
            })}
          </ul>
          <p>{t('instant.onDevice')}</p>
          <Published edition={edition.data} />
          {edition.data.seed !== null && <Recompute edition={edition.data} />}
        </div>
      ) : (
        <NotLoaded query={order.data ? edition : order} height={240} radius={16} />
      )}
    </Modal>
  )
}

/** What is published of the edition on sale, and ended ones, which anybody can recompute. */
export const VerifyEditions = ({ edition }: { readonly edition: InstantEdition }) => {
  const t = useText('lottery-instant')
  const { count, money } = useWriting()
  const { data: ended } = useQuery(endedEditionsQuery(edition.gameId))
  return (
    <section className={styles['panel']} aria-labelledby="instant-verify">
      <h2 id="instant-verify">{t('instant.verify')}</h2>
      <Published edition={edition} />
      <h3>{t('instant.ended')}</h3>
      {ended?.length === 0 && <p>{t('instant.endedNone')}</p>}
      <ul className={styles['ended']}>
        {ended?.map((one) => (
          <li key={one.editionId}>
            <details>
              <summary>
                {[
                  t('instant.edition', { number: one.number }),
                  money(one.priceMinor),
                  t('instant.endedSales', {
                    sold: count(one.soldCount),
                    count: count(one.ticketCount),
                  }),
                  ...(one.closedBy ? [t(`instant.endedBy.${one.closedBy}`)] : []),
                ].join(' · ')}
              </summary>
              <Published edition={one} />
              <Recompute edition={one} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
