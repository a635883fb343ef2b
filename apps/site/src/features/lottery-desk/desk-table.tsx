import { Button } from '@trevo/ui/button.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import notice from './common/notice.module.css'
import styles from './desk.module.css'
import { Dock } from './stake/dock.tsx'
import { PickRows } from './balls/pick-rows.tsx'
import { PlacesRow } from './balls/places-row.tsx'
import { PlayPicker } from './menu/play-picker.tsx'
import { StakeBar } from './stake/stake-bar.tsx'
import { TypedEntry } from './balls/typed-entry.tsx'
import { useText } from '../../core/language/use-text.ts'
import type { DeskState } from './state/use-desk.ts'

/** From the play to its price. */
export const DeskTable = ({
  desk,
  onCart,
}: {
  readonly desk: DeskState
  readonly onCart: () => void
}) => (
  <div className={styles['table']}>
    <Modes desk={desk} />
    <PlayPicker desk={desk} />
    <PlacesRow desk={desk} />
    <Entry desk={desk} />
    <StakeBar desk={desk} />
    <Dock desk={desk} onCart={onCart} />
  </div>
)

/** What is bet on: typed numbers, or marked balls. */
const Entry = ({ desk: { play, picks, changePicks, lottery } }: { readonly desk: DeskState }) => {
  if (!play || !picks) return null
  const entry = { play, picks, onChange: changePicks }
  return play.form.entry === 'manual' ? (
    <TypedEntry key={play.playId} {...entry} />
  ) : (
    <PickRows key={play.playId} gameId={lottery.gameId} {...entry} />
  )
}

/** Prize modes. An order cannot contain lines of two modes, so the member is asked about the cart. */
const Modes = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const words = useText('lottery')
  const [wanted, setWanted] = useState<number>()
  if (desk.modes.length < 2) return null
  const change = (modeId: number) => {
    if (modeId === desk.modeId) return
    if (desk.cart.lines.length > 0) setWanted(modeId)
    else desk.setModeId(modeId)
  }
  return (
    <>
      <Chips
        label={t('desk.modes')}
        items={desk.modes.map((id) => ({
          key: String(id),
          label: words(`lottery.mode.${id as 1 | 2 | 3 | 4 | 5 | 6}`),
        }))}
        value={String(desk.modeId)}
        onChange={(key) => change(Number(key))}
      />
      {wanted !== undefined && (
        <div role="alert" className={notice['closed']}>
          <p>
            <b>{t('desk.modeEmpties')}</b>
          </p>
          <div>
            <Button
              onClick={() => {
                desk.setModeId(wanted)
                setWanted(undefined)
              }}
            >
              {t('desk.modeChange')}
            </Button>
            <Button look="plain" onClick={() => setWanted(undefined)}>
              {t('desk.keepCart')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
