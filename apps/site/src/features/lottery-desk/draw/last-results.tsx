import { useQuery } from '@tanstack/react-query'
import { Chips } from '@trevo/ui/tabs.tsx'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { to } from '../../../core/router/to.ts'
import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { drawsQuery, hotAndGapQuery } from '../../../entities/lottery/queries.ts'
import { PictureFace, ResultBalls } from '../../../entities/lottery/result-balls.tsx'
import { ballText, findShape } from '../../../entities/lottery/result-shape.ts'
import { useText } from '../../../core/language/use-text.ts'
import { Table } from '../../../core/tables/table.tsx'
import { usePictureName } from '../../../entities/lottery/use-picture-name.ts'
import styles from './last-results.module.css'
import { shortNumero } from '../common/short-numero.ts'

/** Next to the desk: the last twenty results, or how often each number came recently. */
export const LastResults = ({ lottery }: { readonly lottery: Lottery }) => {
  const t = useText('lottery-desk')
  const [view, setView] = useState<'last' | 'hot'>('last')
  return (
    <section className={styles['results']}>
      <div className={styles['head']}>
        <h2>{t('desk.results')}</h2>
        <Link to={to.lotteryResults(lottery.code)}>
          {t('desk.trend')}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      </div>
      <Chips
        label={t('desk.resultViews')}
        items={[
          { key: 'last', label: t('desk.resultsLast') },
          { key: 'hot', label: t('desk.resultsHot') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'last' ? <Last lottery={lottery} /> : <Hot lottery={lottery} />}
    </section>
  )
}

const Last = ({ lottery }: { readonly lottery: Lottery }) => {
  const words = useText('lottery')
  const { data } = useQuery(drawsQuery(lottery.gameId))
  if (data?.content.length === 0) return <p>{words('lottery.noneYet')}</p>
  return (
    <ol className={styles['last']}>
      {data?.content.map(({ numero, winNo }) => (
        <li key={numero}>
          <span>{shortNumero(numero)}</span>
          <ResultBalls
            rulesGroup={lottery.rulesGroup}
            winNo={winNo ?? ''}
            size={lottery.rulesGroup === 'PK10' ? 16 : 24}
          />
        </li>
      ))}
    </ol>
  )
}

const hotDraws = 100
/** How many numbers are listed, the most frequent first. */
const hotShown = 20

/** How often each number came at any place, and for how many draws it has been absent. */
const Hot = ({ lottery }: { readonly lottery: Lottery }) => {
  const t = useText('lottery-desk')
  const { data } = useQuery(hotAndGapQuery(lottery.gameId, hotDraws))
  const pictureName = usePictureName()
  const shape = findShape(lottery.rulesGroup)
  if (!data || !shape) return null
  const places = Object.keys(data.hot)
  const numbers = shape.values
    .map((value) => ({
      value,
      count: places.reduce((sum, place) => sum + (data.hot[place]?.[value] ?? 0), 0),
      gap: Math.min(...places.map((place) => data.gap[place]?.[value] ?? hotDraws)),
    }))
    .toSorted((left, right) => right.count - left.count || left.value - right.value)
    .slice(0, hotShown)
  return (
    <Table
      className={styles['hot']}
      caption={t('desk.hotCaption', { count: hotDraws })}
      rows={numbers}
      keyOf={({ value }) => value}
      columns={[
        {
          key: 'number',
          label: t('common.number'),
          show: ({ value }) =>
            shape.hasPictures ? (
              <span className={styles['picture']}>
                <PictureFace picture={value} />
                {pictureName(value)}
              </span>
            ) : (
              ballText(shape, value)
            ),
        },
        { key: 'count', label: t('desk.hotCount'), show: ({ count }) => count },
        { key: 'gap', label: t('desk.hotGap'), show: ({ gap }) => gap },
      ]}
    />
  )
}
