import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { exampleOf } from '@trevo/lottery-rules/texts/example-of.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { rowName } from '@trevo/lottery-rules/texts/ball-names.ts'
import { describeContent } from '@trevo/lottery-rules/texts/describe-selection.ts'
import { ResultBalls } from '../../entities/lottery/result-balls.tsx'
import { useText } from '../../core/language/use-text.ts'
import { usePlayName } from '../../entities/lottery/use-play-words.ts'
import styles from './lottery-manual.module.css'
import { prizeText, usualStakeText, type Terms } from './prize-of-play.ts'

/** One play; its details are computed when it is opened. */
export const PlayCard = ({ play, terms }: { readonly play: Play; readonly terms: Terms }) => {
  const nameOf = usePlayName()
  const [isOpen, setOpen] = useState(false)
  const { about, rule, how } = nameOf(play)
  return (
    <details
      className={styles['play']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>
          {about} · {rule}
        </b>
        <small>{play.playId}</small>
      </summary>
      {isOpen && <PlayDetail play={play} how={how} terms={terms} />}
    </details>
  )
}

const PlayDetail = ({
  play,
  how,
  terms,
}: {
  readonly play: Play
  readonly how: string
  readonly terms: Terms
}) => {
  const t = useText('lottery-manual')
  return (
    <div className={styles['detail']}>
      <h3>{t('lotteryManual.howItWins')}</h3>
      <p>{how}</p>
      <h3>{t('lotteryManual.howToChoose')}</h3>
      <Choosing play={play} />
      <Prizes play={play} terms={terms} />
      <Examples play={play} />
    </div>
  )
}

const Choosing = ({ play }: { readonly play: Play }) => {
  const t = useText('lottery-manual')
  const w = useText('lottery')
  const { form, places } = play
  return (
    <ul className={styles['plain']}>
      {places && (
        <li>{t('lotteryManual.places', { count: places.size, all: places.from.length })}</li>
      )}
      {form.entry === 'manual' ? (
        <li>{t('lotteryManual.typed', { count: form.rows[0]?.min ?? 1 })}</li>
      ) : (
        form.rows.map((row, index) => {
          const max = Math.min(row.max, row.balls.values.length)
          const values = { row: rowName(w, row), min: row.min, max, all: row.balls.values.length }
          return (
            // The order of a play's rows never changes.
            <li key={index}>
              {t(row.min === max ? 'lotteryManual.chooseExact' : 'lotteryManual.chooseRow', values)}
            </li>
          )
        })
      )}
    </ul>
  )
}

const Prizes = ({ play, terms }: { readonly play: Play; readonly terms: Terms }) => {
  const t = useText('lottery-manual')
  const { locale } = useLanguage()
  return (
    <>
      <h3>{t('lotteryManual.prize', { stake: formatMoneyText(usualStakeText, locale) })}</h3>
      <ul className={styles['prizes']}>
        {play.tiers.map((tier) => (
          <li key={tier.code}>
            <b>{formatMoneyText(prizeText(play, tier, terms), locale)}</b>
            {tier.kind === 'refund' ? (
              <small>{t('lotteryManual.refund')}</small>
            ) : (
              play.kind !== 'series' && <small>{t('lotteryManual.atOdds')}</small>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const Examples = ({ play }: { readonly play: Play }) => {
  const t = useText('lottery-manual')
  const w = useText('lottery')
  const example = exampleOf(play)
  const words = describeContent(w, play, example.content, example.digit)
  const { format } = getGroup(play.group)
  const stakes = t('common.betCount', { count: example.stakes })
  return (
    <div className={styles['examples']}>
      {[
        { key: 'winning' as const, numbers: example.numbers },
        { key: 'losing' as const, numbers: example.losing },
      ].map(({ key, numbers }) => (
        <section key={key} data-kind={key}>
          <h3>{t(`lotteryManual.${key}`)}</h3>
          <dl>
            <dt>{t('lotteryManual.slip')}</dt>
            <dd>
              {words} ({stakes})
            </dd>
            <dt>{t('lotteryManual.drawn')}</dt>
            <dd>
              <ResultBalls rulesGroup={play.group} winNo={format(numbers)} size={22} />
              {format(numbers).includes(';') && (
                <code className={styles['many']}>{format(numbers)}</code>
              )}
            </dd>
          </dl>
          <p>
            {key === 'winning'
              ? t('lotteryManual.wonStakes', { count: example.winningStakes })
              : t('lotteryManual.noWin')}
          </p>
        </section>
      ))}
    </div>
  )
}
