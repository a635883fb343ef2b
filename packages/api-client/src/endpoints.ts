// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as wpsCashierDeposit from '@trevo/contract/wps/cashier/deposit.ts'
import type * as wpsGames from '@trevo/contract/wps/games.ts'
import type * as wpsMember from '@trevo/contract/wps/member.ts'
import type * as wpsRecovery from '@trevo/contract/wps/recovery.ts'
import type * as wpsSession from '@trevo/contract/wps/session.ts'
import type * as wpsSystem from '@trevo/contract/wps/system.ts'
import type * as wpsVerification from '@trevo/contract/wps/verification.ts'
import type { Wire } from './wire.ts'

export const createDeposit: Wire<typeof wpsCashierDeposit.createDeposit> = {
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
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
  auth: 'session',
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
  moduleId: 'CHNGPASSVERIF3',
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
  moduleId: 'COMM3',
}
export const sendRegisterCode: Wire<typeof wpsVerification.sendRegisterCode> = {
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  moduleId: 'REG3',
}
