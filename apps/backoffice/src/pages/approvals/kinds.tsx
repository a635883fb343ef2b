import {
  ArrowUpRight,
  AtSign,
  DoorOpen,
  FileCheck2,
  FileWarning,
  CircleSlash,
  Coins,
  Gift,
  IdCard,
  Landmark,
  RotateCcw,
  Scale,
  ShieldOff,
  Siren,
  SlidersHorizontal,
  Smartphone,
  Store,
  Ticket,
  Trophy,
  LifeBuoy,
  OctagonPause,
  Play,
  UserCheck,
  UserCog,
  UserMinus,
  type LucideIcon,
} from 'lucide-react'
import type { T } from '../../core/texts.tsx'

const icons = {
  adjustBalance: Landmark,
  approveBigPrize: Trophy,
  approveWithdrawal: ArrowUpRight,
  askGameChange: SlidersHorizontal,
  changeMemberType: UserCog,
  correctMemberContact: AtSign,
  correctSigapFile: FileCheck2,
  blockCaseMembers: UserMinus,
  changeAgentRate: SlidersHorizontal,
  changeBrandLimits: SlidersHorizontal,
  decideStatementDispute: Scale,
  changeLeagueLimits: SlidersHorizontal,
  changeMarketLimits: SlidersHorizontal,
  changeMemberLimits: SlidersHorizontal,
  changeStaffRole: IdCard,
  changeBrand: Store,
  changeDepositSettings: SlidersHorizontal,
  changeHeldCreditSettings: SlidersHorizontal,
  changeIncidentCredit: LifeBuoy,
  changeLoyaltySetting: Gift,
  changePayoutLimits: Coins,
  changeWithdrawalSettings: SlidersHorizontal,
  enableStaffPerson: UserCheck,
  enterDrawResult: Ticket,
  grantStaffRole: UserCog,
  handOverPrize: Landmark,
  liftMemberExclusion: ShieldOff,
  publishPromotion: Gift,
  noticeManipulation: FileWarning,
  openEmergencyAccess: Siren,
  planJurisdictionRules: Landmark,
  redraw: RotateCcw,
  reportAmlCase: FileWarning,
  reportAmlYear: FileWarning,
  reopenMember: DoorOpen,
  releaseHeldCredit: Coins,
  resumePlay: Play,
  removeStaffAuthenticator: Smartphone,
  settleMarket: Scale,
  stopPlay: OctagonPause,
  addLottery: Ticket,
  planInstantEdition: Ticket,
  changeContractRates: Scale,
  giveFreeRounds: Gift,
  changeBigPrize: Trophy,
  changeSeriesRule: SlidersHorizontal,
  changeJackpot: Coins,
  changeJackpotGame: Coins,
  changeSmsCountries: Smartphone,
  changeHelpContacts: LifeBuoy,
  changeSharedHelpContacts: LifeBuoy,
  voidDraw: CircleSlash,
  voidMatch: CircleSlash,
  withdrawCompetitor: UserMinus,
} as const satisfies Readonly<Record<string, LucideIcon>>

type Known = keyof typeof icons

const isKnown = (kind: string): kind is Known => Object.hasOwn(icons, kind)

/** The act in words; one that this version does not know bears the name of its endpoint. */
export const nameKind = (t: T, kind: string): string =>
  isKnown(kind) ? t(`approvals.kind.${kind}`) : kind

export const KindIcon = ({ kind }: { readonly kind: string }) => {
  const Icon = isKnown(kind) ? icons[kind] : SlidersHorizontal
  return <Icon size={17} aria-hidden="true" />
}
