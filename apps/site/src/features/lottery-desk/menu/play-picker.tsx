import type { Play } from '@trevo/lottery-rules/play.ts'
import { IconButton } from '@trevo/ui/button.tsx'
import { ChevronDown, Keyboard, LayoutGrid, Shuffle } from 'lucide-react'
import { memo, useState } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import type { PlayGroup } from '../state/play-list.ts'
import styles from './play-picker.module.css'
import { sameDesk } from '../state/same-desk.ts'
import { useText } from '../../../core/language/use-text.ts'
import { usePlayLabels } from '../state/use-play-labels.ts'
import type { DeskState } from '../state/use-desk.ts'

/** The play in the list: one typed by hand is listed as the same play by balls. */
const listedOf = (desk: DeskState): Play | undefined =>
  desk.play?.form.entry === 'manual' && desk.twin ? desk.twin : desk.play

/** Which play is bet on: tabs where there is room, a sheet on phones. */
export const PlayPicker = memo(
  ({ desk }: { readonly desk: DeskState }) => {
    const t = useText('lottery-desk')
    const labels = usePlayLabels()
    const [isOpen, setOpen] = useState(false)
    const listed = listedOf(desk)
    const group = desk.menu.find(({ plays }) => plays.some((play) => play === listed))
    if (!listed || !group || !desk.play) return null
    const isTyped = desk.play.form.entry === 'manual'
    return (
      <div className={styles['picker']}>
        <nav className={styles['groups']} aria-label={t('desk.plays')}>
          {desk.menu.map((one) => (
            <button
              key={one.key}
              type="button"
              aria-pressed={one === group}
              onClick={() => one.plays[0] && desk.choosePlay(one.plays[0].playId)}
            >
              {labels.groupLabel(one)}
            </button>
          ))}
        </nav>
        <div className={styles['line']}>
          <button type="button" className={styles['chosen']} onClick={() => setOpen(true)}>
            <span>
              <small>{t('common.playType')}</small>
              <b>{labels.fullLabel(listed)}</b>
            </span>
            <ChevronDown size={18} aria-hidden="true" />
          </button>
          <PlayChips group={group} listed={listed} desk={desk} />
          <IconButton
            className={styles['allPlays']}
            label={t('desk.allPlays')}
            onClick={() => setOpen(true)}
          >
            <LayoutGrid size={19} aria-hidden="true" />
          </IconButton>
          {desk.twin && (
            <IconButton
              label={isTyped ? t('desk.byBalls') : t('desk.byHand')}
              aria-pressed={isTyped}
              className={styles['toggle']}
              onClick={() => desk.twin && desk.choosePlay(desk.twin.playId)}
            >
              <Keyboard size={20} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('desk.random')} onClick={desk.fillRandom}>
            <Shuffle size={19} aria-hidden="true" />
          </IconButton>
        </div>
        <p className={styles['how']}>{labels.nameOf(listed).how}</p>
        <PlaySheet desk={desk} listed={listed} isOpen={isOpen} onClose={() => setOpen(false)} />
      </div>
    )
  },
  sameDesk('menu', 'play', 'twin', 'lottery'),
)

const PlayChips = ({
  group,
  listed,
  desk,
  onChosen,
}: {
  readonly group: PlayGroup
  readonly listed: Play
  readonly desk: DeskState
  readonly onChosen?: () => void
}) => {
  const labels = usePlayLabels()
  return (
    <div className={styles['plays']} role="group" aria-label={labels.groupLabel(group)}>
      {group.plays.map((play) => (
        <button
          key={play.playId}
          type="button"
          aria-pressed={play === listed}
          onClick={() => {
            desk.choosePlay(play.playId)
            onChosen?.()
          }}
        >
          {labels.playLabel(play, group)}
        </button>
      ))}
    </div>
  )
}

const PlaySheet = ({
  desk,
  listed,
  isOpen,
  onClose,
}: {
  readonly desk: DeskState
  readonly listed: Play
  readonly isOpen: boolean
  readonly onClose: () => void
}) => {
  const t = useText('lottery-desk')
  const labels = usePlayLabels()
  if (!isOpen) return null
  return (
    <Modal title={t('desk.plays')} onClose={onClose} size={{ width: 720 }}>
      <div className={styles['sheet']}>
        {desk.menu.map((group) => (
          <section key={group.key}>
            <h3>{labels.groupLabel(group)}</h3>
            <PlayChips group={group} listed={listed} desk={desk} onChosen={onClose} />
          </section>
        ))}
      </div>
    </Modal>
  )
}
