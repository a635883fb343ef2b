import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'
import { PinGate } from '../../entities/member/pin-gate.tsx'
import { usePhase } from '../../core/session/use-phase.ts'
import { MembersOnly } from '../../features/account/members-only.tsx'
import { PointMall } from '../../features/points/point-mall.tsx'
import { BrowserPart, partWaiting } from '../frame/browser-part.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { TitledPage } from '../frame/titled-page.tsx'

/** ROUTE-15: points and what they are exchanged for. */
export const Component = () => {
  const { t } = useLanguage()
  const isOff = useSession().whitelabelVal['PTSYS3'] === false
  if (isOff) {
    return (
      <FramePage
        title={t('common.pointsMall')}
        text={t('page.pointsText')}
        drawing="wrapped-gift"
      />
    )
  }
  return (
    <TitledPage title={t('common.pointsMall')}>
      <BrowserPart>
        <Mall />
      </BrowserPart>
    </TitledPage>
  )
}

const Mall = () => {
  const phase = usePhase()
  if (phase === 'restoring') return partWaiting
  if (phase === 'member')
    return (
      <PinGate>
        <PointMall />
      </PinGate>
    )
  return <MembersOnly phase={phase} heading="h2" />
}
