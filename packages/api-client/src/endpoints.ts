// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as wpsAccountGames from '@trevo/contract/wps/account-games.ts'
import type * as wpsAgent from '@trevo/contract/wps/agent.ts'
import type * as wpsAgentsContracts from '@trevo/contract/wps/agents/contracts.ts'
import type * as wpsCashierDeposit from '@trevo/contract/wps/cashier/deposit.ts'
import type * as wpsCashierPayee from '@trevo/contract/wps/cashier/payee.ts'
import type * as wpsCashierPeerPayment from '@trevo/contract/wps/cashier/peer-payment.ts'
import type * as wpsCashierWithdrawal from '@trevo/contract/wps/cashier/withdrawal.ts'
import type * as wpsConsolidated from '@trevo/contract/wps/consolidated.ts'
import type * as wpsFeedback from '@trevo/contract/wps/feedback.ts'
import type * as wpsGameDetail from '@trevo/contract/wps/game-detail.ts'
import type * as wpsGames from '@trevo/contract/wps/games.ts'
import type * as wpsHelp from '@trevo/contract/wps/help.ts'
import type * as wpsInbox from '@trevo/contract/wps/inbox.ts'
import type * as wpsMemberIcon from '@trevo/contract/wps/member-icon.ts'
import type * as wpsMember from '@trevo/contract/wps/member.ts'
import type * as wpsProofs from '@trevo/contract/wps/proofs.ts'
import type * as wpsRecords from '@trevo/contract/wps/records.ts'
import type * as wpsRecovery from '@trevo/contract/wps/recovery.ts'
import type * as wpsRooms from '@trevo/contract/wps/rooms.ts'
import type * as wpsSecurityContacts from '@trevo/contract/wps/security/contacts.ts'
import type * as wpsSecurityPasskeys from '@trevo/contract/wps/security/passkeys.ts'
import type * as wpsSecurityPassword from '@trevo/contract/wps/security/password.ts'
import type * as wpsSecurityPaymentPassword from '@trevo/contract/wps/security/payment-password.ts'
import type * as wpsSecurityProfile from '@trevo/contract/wps/security/profile.ts'
import type * as wpsSecuritySessions from '@trevo/contract/wps/security/sessions.ts'
import type * as wpsSecuritySocial from '@trevo/contract/wps/security/social.ts'
import type * as wpsSecurityTicket from '@trevo/contract/wps/security/ticket.ts'
import type * as wpsSecurityTotp from '@trevo/contract/wps/security/totp.ts'
import type * as wpsSecurityVerification from '@trevo/contract/wps/security/verification.ts'
import type * as wpsSession from '@trevo/contract/wps/session.ts'
import type * as wpsSystem from '@trevo/contract/wps/system.ts'
import type * as wpsTransfers from '@trevo/contract/wps/transfers.ts'
import type * as wpsVendors from '@trevo/contract/wps/vendors.ts'
import type * as wpsVerification from '@trevo/contract/wps/verification.ts'
import type * as wpsVip from '@trevo/contract/wps/vip.ts'
import type { Wire } from './wire.ts'

export const addFavouriteGame: Wire<typeof wpsAccountGames.addFavouriteGame> = {
  name: 'addFavouriteGame',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const listFavouriteGames: Wire<typeof wpsAccountGames.listFavouriteGames> = {
  name: 'listFavouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const listFavouriteIds: Wire<typeof wpsAccountGames.listFavouriteIds> = {
  name: 'listFavouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const listRecentGames: Wire<typeof wpsAccountGames.listRecentGames> = {
  name: 'listRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'member',
  moduleId: 'GAMELOREC3',
}
export const removeFavouriteGame: Wire<typeof wpsAccountGames.removeFavouriteGame> = {
  name: 'removeFavouriteGame',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const checkAffiliate: Wire<typeof wpsAgent.checkAffiliate> = {
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  auth: 'none',
  moduleId: 'AFFMAN3',
}
export const listContractHistory: Wire<typeof wpsAgentsContracts.listContractHistory> = {
  name: 'listContractHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractHistory',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const listContracts: Wire<typeof wpsAgentsContracts.listContracts> = {
  name: 'listContracts',
  method: 'GET',
  path: '/wps/relay/MCS2_getContracts',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const offerContract: Wire<typeof wpsAgentsContracts.offerContract> = {
  name: 'offerContract',
  method: 'POST',
  path: '/wps/relay/MCS2_offerContract',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const processDailySalary: Wire<typeof wpsAgentsContracts.processDailySalary> = {
  name: 'processDailySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  auth: 'member',
  moduleId: 'DAILYSALCONT3',
}
export const processDividendRequest: Wire<typeof wpsAgentsContracts.processDividendRequest> = {
  name: 'processDividendRequest',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  auth: 'member',
  moduleId: 'SIGNCONDIV3',
}
export const processHourlySalary: Wire<typeof wpsAgentsContracts.processHourlySalary> = {
  name: 'processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  auth: 'member',
  moduleId: 'HOURSAL3',
}
export const processRealTimeSalary: Wire<typeof wpsAgentsContracts.processRealTimeSalary> = {
  name: 'processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  auth: 'member',
  moduleId: 'RTSALARY3',
}
export const voidContract: Wire<typeof wpsAgentsContracts.voidContract> = {
  name: 'voidContract',
  method: 'POST',
  path: '/wps/relay/MCS2_voidContract',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const createDeposit: Wire<typeof wpsCashierDeposit.createDeposit> = {
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const findDepositPayment: Wire<typeof wpsCashierDeposit.findDepositPayment> = {
  name: 'findDepositPayment',
  method: 'GET',
  path: '/wps/relay/MCSFE_findDepositPayment',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const getDeposit: Wire<typeof wpsCashierDeposit.getDeposit> = {
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const getDepositSettings: Wire<typeof wpsCashierDeposit.getDepositSettings> = {
  name: 'getDepositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const listDepositRecords: Wire<typeof wpsCashierDeposit.listDepositRecords> = {
  name: 'listDepositRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRecords',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const addPayee: Wire<typeof wpsCashierPayee.addPayee> = {
  name: 'addPayee',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addBankCard',
  auth: 'member',
  sealed: true,
  moduleId: 'WITHDRAW3',
}
export const listPayees: Wire<typeof wpsCashierPayee.listPayees> = {
  name: 'listPayees',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBankCards',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const removePayee: Wire<typeof wpsCashierPayee.removePayee> = {
  name: 'removePayee',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeBankCard',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const setDefaultPayee: Wire<typeof wpsCashierPayee.setDefaultPayee> = {
  name: 'setDefaultPayee',
  method: 'POST',
  path: '/wps/relay/MCSFE_setDefaultBankCard',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const answerPeerPayment: Wire<typeof wpsCashierPeerPayment.answerPeerPayment> = {
  name: 'answerPeerPayment',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const listPaymentConfirmations: Wire<typeof wpsCashierPeerPayment.listPaymentConfirmations> =
  {
    name: 'listPaymentConfirmations',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentConfirmationList',
    auth: 'member',
    moduleId: 'WITHDRAW3',
  }
export const cancelWithdrawal: Wire<typeof wpsCashierWithdrawal.cancelWithdrawal> = {
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const createWithdrawal: Wire<typeof wpsCashierWithdrawal.createWithdrawal> = {
  name: 'createWithdrawal',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_withdraw',
  auth: 'member',
  sealed: true,
  moduleId: 'WITHDRAW3',
}
export const getWithdrawSettings: Wire<typeof wpsCashierWithdrawal.getWithdrawSettings> = {
  name: 'getWithdrawSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const getWithdrawal: Wire<typeof wpsCashierWithdrawal.getWithdrawal> = {
  name: 'getWithdrawal',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const listWithdrawalRecords: Wire<typeof wpsCashierWithdrawal.listWithdrawalRecords> = {
  name: 'listWithdrawalRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawRecords',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const getConsolidated: Wire<typeof wpsConsolidated.getConsolidated> = {
  name: 'getConsolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  auth: 'member',
  moduleId: 'COMM3',
}
export const sendFeedback: Wire<typeof wpsFeedback.sendFeedback> = {
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  auth: 'optional',
  moduleId: 'FEEDBACK3',
}
export const getGameDetail: Wire<typeof wpsGameDetail.getGameDetail> = {
  name: 'getGameDetail',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const getGameMenus: Wire<typeof wpsGames.getGameMenus> = {
  name: 'getGameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getJackpot: Wire<typeof wpsGames.getJackpot> = {
  name: 'getJackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  auth: 'none',
  moduleId: 'COMM3',
}
export const launchGame: Wire<typeof wpsGames.launchGame> = {
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const launchGameFb: Wire<typeof wpsGames.launchGameFb> = {
  name: 'launchGameFb',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listAnnouncements: Wire<typeof wpsGames.listAnnouncements> = {
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'none',
  moduleId: 'COMM3',
}
export const listGames: Wire<typeof wpsGames.listGames> = {
  name: 'listGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
  moduleId: 'GAMELO3',
}
export const listHotGames: Wire<typeof wpsGames.listHotGames> = {
  name: 'listHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  auth: 'none',
  moduleId: 'GAMELOHOT3',
}
export const listNewGameVendors: Wire<typeof wpsGames.listNewGameVendors> = {
  name: 'listNewGameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listWinners: Wire<typeof wpsGames.listWinners> = {
  name: 'listWinners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getHelpCenter: Wire<typeof wpsHelp.getHelpCenter> = {
  name: 'getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  auth: 'none',
  moduleId: 'COMM3',
}
export const deleteMessages: Wire<typeof wpsInbox.deleteMessages> = {
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const getUnreadCount: Wire<typeof wpsInbox.getUnreadCount> = {
  name: 'getUnreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const listMessages: Wire<typeof wpsInbox.listMessages> = {
  name: 'listMessages',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const readAllMessages: Wire<typeof wpsInbox.readAllMessages> = {
  name: 'readAllMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const readMessage: Wire<typeof wpsInbox.readMessage> = {
  name: 'readMessage',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const getMemberIcon: Wire<typeof wpsMemberIcon.getMemberIcon> = {
  name: 'getMemberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  auth: 'session',
  moduleId: 'PROFPIC3',
}
export const setMemberIcon: Wire<typeof wpsMemberIcon.setMemberIcon> = {
  name: 'setMemberIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  auth: 'member',
  moduleId: 'PROFPIC3',
}
export const getBalance: Wire<typeof wpsMember.getBalance> = {
  name: 'getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  auth: 'session',
  moduleId: 'COMM3',
}
export const getMemberInfo: Wire<typeof wpsMember.getMemberInfo> = {
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'session',
  moduleId: 'COMM3',
}
export const getMerchantWallet: Wire<typeof wpsMember.getMerchantWallet> = {
  name: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  auth: 'session',
  moduleId: 'COMM3',
}
export const listBetRecords: Wire<typeof wpsMember.listBetRecords> = {
  name: 'listBetRecords',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecord',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const listTransactions: Wire<typeof wpsMember.listTransactions> = {
  name: 'listTransactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const registerByMobile: Wire<typeof wpsMember.registerByMobile> = {
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  sealed: true,
  moduleId: 'MOBILENUMREG3',
}
export const registerMember: Wire<typeof wpsMember.registerMember> = {
  name: 'registerMember',
  method: 'PUT',
  path: '/wps/member/register',
  auth: 'none',
  sealed: true,
  moduleId: 'REG3',
}
export const setMemberLanguage: Wire<typeof wpsMember.setMemberLanguage> = {
  name: 'setMemberLanguage',
  method: 'POST',
  path: '/wps/member/language',
  auth: 'optional',
  moduleId: 'COMM3',
}
export const listProofs: Wire<typeof wpsProofs.listProofs> = {
  name: 'listProofs',
  method: 'GET',
  path: '/wps/system/proofs',
  auth: 'none',
  moduleId: 'COMM3',
}
export const createRecordsFile: Wire<typeof wpsRecords.createRecordsFile> = {
  name: 'createRecordsFile',
  method: 'POST',
  path: '/wps/relay/ODSFE2_createRecordsFile',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const getPersonalProfit: Wire<typeof wpsRecords.getPersonalProfit> = {
  name: 'getPersonalProfit',
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalProfit',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const recoverByEmail: Wire<typeof wpsRecovery.recoverByEmail> = {
  name: 'recoverByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  auth: 'none',
  moduleId: 'COMM3',
  consumes: 'form',
}
export const setPasswordByLink: Wire<typeof wpsRecovery.setPasswordByLink> = {
  name: 'setPasswordByLink',
  method: 'POST',
  path: '/wps/member/password/ticket',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const setPasswordByPhone: Wire<typeof wpsRecovery.setPasswordByPhone> = {
  name: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  auth: 'none',
  sealed: true,
  moduleId: 'VERIFICATION3',
}
export const listRooms: Wire<typeof wpsRooms.listRooms> = {
  name: 'listRooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'session',
  moduleId: 'GAMELO3',
}
export const confirmContact: Wire<typeof wpsSecurityContacts.confirmContact> = {
  name: 'confirmContact',
  method: 'POST',
  path: '/wps/member/security/contact',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const sendContactCode: Wire<typeof wpsSecurityContacts.sendContactCode> = {
  name: 'sendContactCode',
  method: 'POST',
  path: '/wps/member/security/contact/code',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const addPasskey: Wire<typeof wpsSecurityPasskeys.addPasskey> = {
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/security/passkeys',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const listPasskeys: Wire<typeof wpsSecurityPasskeys.listPasskeys> = {
  name: 'listPasskeys',
  method: 'GET',
  path: '/wps/member/security/passkeys',
  auth: 'member',
  moduleId: 'COMM3',
}
export const loginByPasskey: Wire<typeof wpsSecurityPasskeys.loginByPasskey> = {
  name: 'loginByPasskey',
  method: 'POST',
  path: '/wps/session/login/passkey',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const removePasskey: Wire<typeof wpsSecurityPasskeys.removePasskey> = {
  name: 'removePasskey',
  method: 'POST',
  path: '/wps/member/security/passkeys/remove',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startPasskey: Wire<typeof wpsSecurityPasskeys.startPasskey> = {
  name: 'startPasskey',
  method: 'POST',
  path: '/wps/member/security/passkeys/options',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startPasskeyLogin: Wire<typeof wpsSecurityPasskeys.startPasskeyLogin> = {
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  auth: 'none',
  moduleId: 'COMM3',
}
export const changePassword: Wire<typeof wpsSecurityPassword.changePassword> = {
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'member',
  sealed: true,
  moduleId: 'PASS3',
}
export const finishFirstLogin: Wire<typeof wpsSecurityPassword.finishFirstLogin> = {
  name: 'finishFirstLogin',
  method: 'POST',
  path: '/wps/session/firstLogin',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const changePaymentPassword: Wire<typeof wpsSecurityPaymentPassword.changePaymentPassword> =
  {
    name: 'changePaymentPassword',
    method: 'POST',
    path: '/wps/member/paymentPassword',
    auth: 'member',
    sealed: true,
    moduleId: 'COMM3',
  }
export const resetPaymentPassword: Wire<typeof wpsSecurityPaymentPassword.resetPaymentPassword> = {
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const sendPaymentPasswordCode: Wire<
  typeof wpsSecurityPaymentPassword.sendPaymentPasswordCode
> = {
  name: 'sendPaymentPasswordCode',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const setPaymentPassword: Wire<typeof wpsSecurityPaymentPassword.setPaymentPassword> = {
  name: 'setPaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const closeAccount: Wire<typeof wpsSecurityProfile.closeAccount> = {
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/member/security/close',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const getSecurityOverview: Wire<typeof wpsSecurityProfile.getSecurityOverview> = {
  name: 'getSecurityOverview',
  method: 'GET',
  path: '/wps/member/security',
  auth: 'member',
  moduleId: 'COMM3',
}
export const updateProfile: Wire<typeof wpsSecurityProfile.updateProfile> = {
  name: 'updateProfile',
  method: 'POST',
  path: '/wps/member/info',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const endOtherSessions: Wire<typeof wpsSecuritySessions.endOtherSessions> = {
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/wps/member/security/sessions',
  auth: 'member',
  moduleId: 'COMM3',
}
export const endSession: Wire<typeof wpsSecuritySessions.endSession> = {
  name: 'endSession',
  method: 'DELETE',
  path: '/wps/member/security/sessions/:sessionId',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listSecurityEvents: Wire<typeof wpsSecuritySessions.listSecurityEvents> = {
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/wps/member/security/events',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listSessions: Wire<typeof wpsSecuritySessions.listSessions> = {
  name: 'listSessions',
  method: 'GET',
  path: '/wps/member/security/sessions',
  auth: 'member',
  moduleId: 'COMM3',
}
export const finishSocialLogin: Wire<typeof wpsSecuritySocial.finishSocialLogin> = {
  name: 'finishSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const linkSocialLogin: Wire<typeof wpsSecuritySocial.linkSocialLogin> = {
  name: 'linkSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social/link',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const listSocialProviders: Wire<typeof wpsSecuritySocial.listSocialProviders> = {
  name: 'listSocialProviders',
  method: 'GET',
  path: '/wps/session/login/social',
  auth: 'none',
  moduleId: 'COMM3',
}
export const registerSocial: Wire<typeof wpsSecuritySocial.registerSocial> = {
  name: 'registerSocial',
  method: 'PUT',
  path: '/wps/member/register/social',
  auth: 'none',
  sealed: true,
  moduleId: 'REG3',
}
export const removeSocialLogin: Wire<typeof wpsSecuritySocial.removeSocialLogin> = {
  name: 'removeSocialLogin',
  method: 'POST',
  path: '/wps/member/security/social/remove',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startSocialLogin: Wire<typeof wpsSecuritySocial.startSocialLogin> = {
  name: 'startSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social/start',
  auth: 'none',
  moduleId: 'COMM3',
}
export const createLoginTicket: Wire<typeof wpsSecurityTicket.createLoginTicket> = {
  name: 'createLoginTicket',
  method: 'POST',
  path: '/wps/session/ticket',
  auth: 'member',
  moduleId: 'COMM3',
}
export const getLoginInfo: Wire<typeof wpsSecurityTicket.getLoginInfo> = {
  name: 'getLoginInfo',
  method: 'POST',
  path: '/wps/session/login/info',
  auth: 'none',
  moduleId: 'COMM3',
}
export const confirmTotp: Wire<typeof wpsSecurityTotp.confirmTotp> = {
  name: 'confirmTotp',
  method: 'POST',
  path: '/wps/member/security/totp/confirm',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const disableTotp: Wire<typeof wpsSecurityTotp.disableTotp> = {
  name: 'disableTotp',
  method: 'POST',
  path: '/wps/member/security/totp/disable',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const enrolTotp: Wire<typeof wpsSecurityTotp.enrolTotp> = {
  name: 'enrolTotp',
  method: 'POST',
  path: '/wps/member/security/totp',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const renewRecoveryCodes: Wire<typeof wpsSecurityTotp.renewRecoveryCodes> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/security/recoveryCodes',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startVerification: Wire<typeof wpsSecurityVerification.startVerification> = {
  name: 'startVerification',
  method: 'POST',
  path: '/wps/session/login/verification/start',
  auth: 'none',
  moduleId: 'COMM3',
}
export const unlockLogin: Wire<typeof wpsSecurityVerification.unlockLogin> = {
  name: 'unlockLogin',
  method: 'POST',
  path: '/wps/session/login/unlock',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const verifyLogin: Wire<typeof wpsSecurityVerification.verifyLogin> = {
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/login/verification',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const getCaptcha: Wire<typeof wpsSession.getCaptcha> = {
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  auth: 'none',
  moduleId: 'CAPTCHA3',
}
export const getHumanChallenge: Wire<typeof wpsSession.getHumanChallenge> = {
  name: 'getHumanChallenge',
  method: 'GET',
  path: '/wps/captcha/geetest',
  auth: 'none',
  moduleId: 'GEETEST3',
}
export const login: Wire<typeof wpsSession.login> = {
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const loginFreePlay: Wire<typeof wpsSession.loginFreePlay> = {
  name: 'loginFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  auth: 'none',
  moduleId: 'FREEPLAY3',
}
export const logout: Wire<typeof wpsSession.logout> = {
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'session',
  moduleId: 'COMM3',
}
export const getDomainRoute: Wire<typeof wpsSystem.getDomainRoute> = {
  name: 'getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getRegisterSetting: Wire<typeof wpsSystem.getRegisterSetting> = {
  name: 'getRegisterSetting',
  method: 'GET',
  path: '/wps/system/setting/register',
  auth: 'none',
  moduleId: 'REG3',
}
export const getSystemStatus: Wire<typeof wpsSystem.getSystemStatus> = {
  name: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getWhitelabel: Wire<typeof wpsSystem.getWhitelabel> = {
  name: 'getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getTransferPeople: Wire<typeof wpsTransfers.getTransferPeople> = {
  name: 'getTransferPeople',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferPeople',
  auth: 'member',
  moduleId: 'AGETRANSFERUP3',
}
export const listWallets: Wire<typeof wpsTransfers.listWallets> = {
  name: 'listWallets',
  method: 'GET',
  path: '/wps/relay/GCS_wallets',
  auth: 'member',
  moduleId: 'FUNDTRANS3',
}
export const recallFunds: Wire<typeof wpsTransfers.recallFunds> = {
  name: 'recallFunds',
  method: 'POST',
  path: '/wps/relay/GCS_recallFunds',
  auth: 'member',
  moduleId: 'FUNDTRANS3',
}
export const transferDownline: Wire<typeof wpsTransfers.transferDownline> = {
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferDownline',
  auth: 'member',
  sealed: true,
  moduleId: 'AGETRANSFERUP3',
}
export const transferUpline: Wire<typeof wpsTransfers.transferUpline> = {
  name: 'transferUpline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferUpline',
  auth: 'member',
  sealed: true,
  moduleId: 'AGETRANSFERUP3',
}
export const walletTransfer: Wire<typeof wpsTransfers.walletTransfer> = {
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  auth: 'member',
  moduleId: 'FUNDTRANS3',
}
export const getVassGameType: Wire<typeof wpsVendors.getVassGameType> = {
  name: 'getVassGameType',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  auth: 'optional',
  moduleId: 'COMM3',
}
export const listGameVendors: Wire<typeof wpsVendors.listGameVendors> = {
  name: 'listGameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listCountries: Wire<typeof wpsVerification.listCountries> = {
  name: 'listCountries',
  method: 'GET',
  path: '/wps/system/country',
  auth: 'none',
  moduleId: 'COMM3',
}
export const sendCode: Wire<typeof wpsVerification.sendCode> = {
  name: 'sendCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  moduleId: 'VERIFICATION3',
}
export const sendRegisterCode: Wire<typeof wpsVerification.sendRegisterCode> = {
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  moduleId: 'REG3',
}
export const getPlayerRankProgress: Wire<typeof wpsVip.getPlayerRankProgress> = {
  name: 'getPlayerRankProgress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  auth: 'member',
  moduleId: 'VIP',
}
