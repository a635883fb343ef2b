import { useQuery } from '@tanstack/react-query'
import { claimManualRebate } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getManualRebate } from '@trevo/contract/wps/rewards/referral.ts'
import { countedShareBp, lotteryReturnBpMax } from '@trevo/promotion-rules/counted-share.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { parseMoney } from '@trevo/money/money.ts'
import { call } from '../../core/api/api.ts'
import { useCommandId } from '../../core/forms/use-command-id.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { productName } from './product-name.ts'
import { rebateQuery } from './queries.ts'
import styles from './rebate.module.css'
import { useRefreshRewards, useRewardOwner } from './use-reward-owner.ts'

type Rebate = Value<typeof getManualRebate>

const countedPercents = {
  at98: countedShareBp(9_800) / 100,
  at99: countedShareBp(9_900) / 100,
  lottery: countedShareBp(lotteryReturnBpMax) / 100,
}

/** MEMBER-3: the rebate on settled bets by product, claiming it, and earlier claims. */
export const RebatePage = () => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const query = useQuery(rebateQuery(useRewardOwner()))
  if (!query.data) {
    return <NotLoaded query={query} height={420} radius={24} title={t('rewards.failed')} />
  }
  const money = (amount: string) => formatAmount(amount, { locale })
  const { history, validBet, claimable, owed } = query.data
  const products = query.data.products.filter(({ rate }) => Number(rate) > 0)
  return (
    <>
      <Claim claimable={claimable} />
      <section aria-labelledby="rebate-from">
        <div className={lists['heading']}>
          <h2 id="rebate-from">{t('rewards.rebateFrom')}</h2>
          <p>{t('rewards.rebateTotal', { amount: money(validBet) })}</p>
        </div>
        <ul className={lists['lines']}>
          {products.map((product) => (
            <ProductLine key={product.productType} product={product} />
          ))}
        </ul>
      </section>
      {parseMoney(owed) > 0n && (
        <p className={styles['note']}>{t('rewards.rebateOwed', { amount: money(owed) })}</p>
      )}
      <p className={styles['note']}>{t('rewards.rebateNote')}</p>
      <p className={styles['note']}>{t('rewards.countedNote', countedPercents)}</p>
      <section aria-labelledby="rebate-history">
        <div className={lists['heading']}>
          <h2 id="rebate-history">{t('common.history')}</h2>
        </div>
        {history.length === 0 ? (
          <p className={lists['small']}>{t('rewards.noHistory')}</p>
        ) : (
          <ul className={lists['lines']}>
            {history.map(({ id, claimedAt, amount }) => (
              <li key={id}>
                <div>
                  <b>{formatDateTime(new Date(claimedAt), locale)}</b>
                </div>
                <b className={lists['worth']}>{money(amount)}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

const Claim = ({ claimable }: { readonly claimable: string }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const id = useCommandId()
  const refresh = useRefreshRewards()
  const [isBusy, setBusy] = useState(false)
  const isNothing = parseMoney(claimable) === 0n
  const claim = async () => {
    setBusy(true)
    const body = { clientId: id.current() }
    const answer = await call(claimManualRebate, { body }).finally(() => setBusy(false))
    id.answered(answer.ok ? undefined : answer.code)
    if (answer.ok) {
      showToast(t('rewards.claimed', { amount: formatAmount(answer.value.amount, { locale }) }))
    } else showToast(answer.message || t('rewards.unreached'), 'bad')
    refresh()
  }
  return (
    <section className={lists['panel']}>
      <div className={lists['total']}>
        <div>
          <p className={lists['label']}>{t('rewards.rebateNow')}</p>
          <p className={lists['figure']}>{formatAmount(claimable, { locale })}</p>
        </div>
        {!isNothing && (
          <Button size="large" busy={isBusy} onClick={() => void claim()}>
            {t('common.claimAmount', { amount: formatAmount(claimable, { locale }) })}
          </Button>
        )}
      </div>
    </section>
  )
}

const ProductLine = ({ product }: { readonly product: Rebate['products'][number] }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  const rate = Number(product.rate).toLocaleString(locale, { minimumFractionDigits: 2 })
  const weight = Number(product.weight)
  return (
    <li>
      <div>
        <b>{t(productName(product.productType))}</b>
        <small>
          {t('common.rebateLine', { bet: money(product.validBet), rate })}
          {weight < 100 && ` · ${t('rewards.rebateWeight', { weight })}`}
        </small>
      </div>
      <b className={lists['worth']}>{money(product.amount)}</b>
    </li>
  )
}
