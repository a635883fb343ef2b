import { useQuery } from '@tanstack/react-query'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import type { GroupCode } from '@trevo/lottery-rules/group.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { useOpenMember } from '../../core/session/use-phase.ts'
import { seriesQuery } from '../../entities/lottery/queries.ts'
import { LotteryReturn } from '../../entities/returns/return-fact.tsx'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import { usePlayName } from '../../entities/lottery/use-play-words.ts'
import { GameChoice } from './game-choice.tsx'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './lottery-manual.module.css'
import { PlayCard } from './play-card.tsx'
import { seriesOrUsual } from './prize-of-play.ts'
import { useChosenGame } from './use-chosen-game.ts'
import { useText } from '../../core/language/use-text.ts'

/** How every play of a lottery is chosen, won and paid. */
export const LotteryManual = () => {
  const t = useText('lottery-manual')
  const { asked, groups, game, choose } = useChosenGame()
  if (asked.isPending) return <Skeleton height={420} radius={24} />
  return (
    <div className={pages['page']}>
      <h1>{t('lotteryManual.title')}</h1>
      <p className={pages['lead']}>{t('lotteryManual.lead')}</p>
      {game ? (
        <>
          <GameChoice groups={groups} game={game} onChoose={choose} />
          <LotteryReturn gameId={game.gameId} />
          <Plays key={game.code} game={game} />
          <p className={pages['lead']}>{t('lotteryManual.paid')}</p>
          <Link to={to.lotteryResults(game.code)} className={buttonClass('plain')}>
            {t('lotteryManual.results')}
          </Link>
        </>
      ) : (
        <LoadFailed query={asked} title={t('lotteryManual.failed')} />
      )}
    </div>
  )
}

const Plays = ({ game }: { readonly game: Lottery }) => {
  const t = useText('lottery-manual')
  const nameOf = usePlayName()
  const [search, setSearch] = useState('')
  const isMember = useOpenMember()
  const memberId = useSession().memberInfo?.id ?? ''
  const own = useQuery({ ...seriesQuery(memberId), enabled: isMember })
  const group = findGroup(game.rulesGroup)
  const series = own.data?.find(
    ({ gameGroupCode, prizeModeId }) => gameGroupCode === game.gameGroupCode && prizeModeId === 1,
  )?.defaultSeries
  const terms = { series: seriesOrUsual(series), oddsReturnBp: game.oddsReturnBp }
  const wanted = search.trim().toLocaleLowerCase()
  const plays = listPlays(group?.code ?? ('' as GroupCode)).filter((play) => {
    const { about, rule } = nameOf(play)
    return `${about} · ${rule} ${play.playId}`.toLocaleLowerCase().includes(wanted)
  })
  const menus = Map.groupBy(plays, (play) => play.menu.group)
  return (
    <>
      <Field
        label={t('lotteryManual.search')}
        name="play"
        type="search"
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      <output className={pages['lead']}>
        {plays.length === 0
          ? t('lotteryManual.none')
          : t('lotteryManual.plays', { count: plays.length })}
      </output>
      {[...menus].map(([menu, ofMenu]) => (
        <section key={menu} className={styles['menu']}>
          {ofMenu.map((play) => (
            <PlayCard key={play.playId} play={play} terms={terms} />
          ))}
        </section>
      ))}
    </>
  )
}
