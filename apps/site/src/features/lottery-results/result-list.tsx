import { formatCount, formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { ResultBalls } from '../../entities/lottery/result-balls.tsx'
import type { ResultShape } from '../../entities/lottery/result-shape.ts'
import type { ResultRow } from './export-results.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './lottery-results.module.css'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'

const shownAtOnce = 50
const ballSize = 23
/** With more numbers than this, nobody looks at the sum. */
const summedMax = 10

/** Results one below the other, the newest first. */
export const ResultList = ({
  rows,
  shape,
}: {
  readonly rows: readonly ResultRow[]
  readonly shape: ResultShape
}) => {
  const t = useText('lottery-results')
  const { locale } = useLanguage()
  const [shown, setShown] = useState(shownAtOnce)
  const { group } = shape
  const hasSum = group.length <= summedMax && !shape.hasPictures
  return (
    <section className={styles['panel']}>
      <Table
        className={`${pages['table']} ${styles['results']}`}
        caption={t('lotteryResults.list', { count: formatCount(rows.length, locale) })}
        rows={rows.slice(0, shown)}
        keyOf={({ numero }) => numero}
        columns={[
          {
            key: 'draw',
            label: t('common.draw'),
            show: ({ numero, openTime }) => (
              <>
                {numero}
                <small>{formatDateTime(new Date(openTime), locale)}</small>
              </>
            ),
          },
          {
            key: 'numbers',
            label: t('lotteryResults.numbers'),
            show: ({ winNo }) => (
              <>
                <ResultBalls rulesGroup={group.code} winNo={winNo} size={ballSize} />
                {winNo.includes(';') && <Prizes winNo={winNo} />}
              </>
            ),
          },
          hasSum && {
            key: 'sum',
            label: t('lotteryResults.sum'),
            show: ({ winNo }) => (group.parse(winNo) ?? []).reduce((sum, one) => sum + one, 0),
          },
        ]}
      />
      {shown < rows.length && (
        <Button look="plain" wide onClick={() => setShown(shown + shownAtOnce)}>
          {t('common.showMore')}
        </Button>
      )}
    </section>
  )
}

/** All prizes of a draw that has many, one below the other. */
const Prizes = ({ winNo }: { readonly winNo: string }) => (
  <span className={styles['prizes']}>
    {winNo.split(';').map((prize, index) => (
      // The order of a result never changes.
      <span key={index}>{prize.replaceAll(',', ' ')}</span>
    ))}
  </span>
)
