import { useQuery } from '@tanstack/react-query'
import { listPrizeDraws } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listPrizeDraws as contract } from '@trevo/contract/wps/rewards/tickets.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'
import { usePrizeText } from '../../entities/rewards/prize-text.ts'
import { useDrawCheck } from '../../entities/rewards/use-draw-check.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './proofs.module.css'

type Draw = Value<typeof contract>['list'][number]

/** The latest draws with tickets, each repeated in this browser. */
export const PrizeDrawProofs = () => {
  const t = useText('rewards')
  const { language } = useLanguage()
  const isOn = useSession().whitelabelVal['REWCEN3'] === true
  const draws = useQuery({
    queryKey: ['prize-draws', language],
    queryFn: ({ signal }) => ask(listPrizeDraws, { query: {}, signal }),
    enabled: isOn,
  })
  if (!draws.data) return null
  return (
    <section>
      <h2>{t('rewards.proofTitle')}</h2>
      <p>{t('rewards.proofLead')}</p>
      {draws.data.list.length === 0 && <p>{t('rewards.proofNone')}</p>}
      {draws.data.list.map((draw) => (
        <DrawLine key={draw.proof.commitment} draw={draw} />
      ))}
    </section>
  )
}

const DrawLine = ({ draw }: { readonly draw: Draw }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const prizeText = usePrizeText()
  const word = useDrawCheck(draw.proof)
  return (
    <dl className={styles['jackpot']}>
      <dt>
        {t('rewards.proofLine', {
          name: draw.customerName,
          prize: prizeText(draw.prize),
          at: formatDateTime(new Date(draw.drawnAt), locale),
        })}
      </dt>
      <dd>
        <b>{t(`rewards.${word}`)}</b>
      </dd>
      <dd>
        {t('rewards.checkSeal')}
        <code>{draw.proof.commitment}</code>
      </dd>
      <dd>
        {t('rewards.checkSeed')}
        <code>{draw.proof.serverSeed}</code>
      </dd>
      <dd>
        {t('rewards.checkOwn')}
        <code>{draw.proof.clientSeed}</code>
      </dd>
    </dl>
  )
}
