import { call, type WireCall } from './wire-call.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/** CALL-29..52: wallets and games. */
export const gameCalls: readonly WireCall[] = [
  call('CALL-29', 'GET', '/wps/v2/wallets/balance', 'COMM3', {
    token: 'required',
    answers: ['sumBalance', 'currency', 'currencySymbol', 'balance'],
  }),
  call('CALL-30', 'POST', '/wps/relay/GCS_walletTransfer', 'FUNDTRANS3', {
    token: 'required',
    payload: { clientId: unknownId, fromTypeId: 2, toTypeId: 301, amount: '1.00' },
    answers: { code: 'transfer.single_wallet' },
  }),
  call('CALL-31', 'GET', '/wps/member/info/funds/consolidated', 'COMM3', {
    token: 'required',
    answers: ['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype', 'funds'],
  }),
  call('CALL-32', 'GET', '/lgw/games/game_menus', 'COMM3', {
    answers: { each: ['gameCategory', 'gameType', 'gameClassify', 'icon'] },
  }),
  call('CALL-33', 'GET', '/wps/relay/GCSGAME_gameList', 'GAMELO3', {
    token: 'sent',
    payload: {
      clientType: '3',
      platform: 'html5-desktop',
      merchant: 'trevo',
      gameType: 'RNG',
      vassalage: 'TRV',
      gameClassify: 'SM',
      isNew: '0',
      pageNo: '1',
      pageSize: '20',
      language: 'PT',
    },
    full: 'games',
    answers: ['games', 'totalPages', 'totalCount'],
  }),
  call('CALL-34', 'GET', '/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3', {
    full: 'list',
    answers: ['list'],
  }),
  call('CALL-35', 'GET', '/wps/relay/MCSFE_getListAnnouncements', 'COMM3', {
    payload: { types: 'B,PL,PU,PR,H', platform: 'W' },
    answers: ['banners', 'player', 'popup', 'promotion', 'headline'],
  }),
  call('CALL-36', 'GET', '/wps/relay/GCSGAME_getVassGameType', 'COMM3', {
    token: 'sent',
    answers: ['content'],
  }),
  call('CALL-37', 'GET', '/wps/relay/GCSGAME_newGameVendor', 'GAMELO3', { answers: ['data'] }),
  call('CALL-38', 'GET', '/wps/relay/GCSGAME_gameVendor', 'GAMELO3', {
    payload: { platform: 'html5-desktop' },
    answers: ['data'],
  }),
  call('CALL-39', 'GET', '/wps/relay/MCSFE_getFavoriteGames', 'GAMELOFAV3', {
    token: 'required',
    answers: '[]',
  }),
  call('CALL-40', 'GET', '/wps/relay/MCSFE_getFavoriteGamesList', 'GAMELOFAV3', {
    token: 'required',
    payload: { pageNo: '1', pageSize: '999', gameType: 'RNG' },
    answers: ['content', 'pageNum', 'totalPages'],
  }),
  call('CALL-41', 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3', {
    token: 'required',
    payload: { nodeId: 1001, vendor: 'TRV', gameType: 'RNG' },
    answers: null,
  }),
  call('CALL-42', 'DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', 'GAMELOFAV3', {
    token: 'required',
    payload: { nodeId: 1001, vendor: 'TRV', gameType: 'RNG' },
    answers: null,
  }),
  call('CALL-43', 'GET', '/wps/relay/GCS_recentGame', 'GAMELOREC3', {
    token: 'required',
    payload: { page: '1', pageSize: '20' },
    answers: '[]',
  }),
  call('CALL-44', 'GET', '/wps/relay/GCS_gameLaunchFB', 'GAMELO3', {
    token: 'required',
    payload: { nodeId: '1001' },
    answers: ['content'],
  }),
  call('CALL-45', 'GET', '/wps/game/launchGame', 'GAMELO3', {
    token: 'required',
    payload: {
      launchMode: 'GLS',
      nodeId: '1001',
      platform: 'html5-desktop',
      language: 'PT',
      backUrl: '/',
    },
    answers: ['content'],
  }),
  call('CALL-46', 'GET', '/wps/relay/GLS2_roomList', 'GAMELO3', {
    token: 'required',
    full: 'list',
    answers: ['list'],
  }),
  call('CALL-47', 'GET', '/wps/relay/GCSGAME_getRankList', 'COMM3', {
    payload: { gameCategory: 'ALL', limitNum: '20' },
    answers: ['list'],
  }),
  call('CALL-48', 'GET', '/lgw/vn/games/game_menu', 'GAMELO3', {
    payload: { prizeMode: 'LOTT', device: 'WEB' },
    answers: ['NORTH', 'SOUTH'],
  }),
  call('CALL-49', 'GET', '/lgw/vn/games/game_menu/recent', 'GAMELO3', {
    token: 'required',
    answers: [],
  }),
  call('CALL-50', 'GET', '/lgw/vn/numeros/opened/game', 'GAMELO3', {
    token: 'required',
    answers: '[]',
  }),
  call('CALL-51', 'GET', '/lotto/lgw/games/opened/numero', 'GAMELO3', {
    token: 'required',
    answers: '[]',
  }),
  call('CALL-52', 'GET', '/wps/game/launchGame', 'GAMELO3', {
    token: 'required',
    payload: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoGameCode: 'VNNORTH',
      lottoView: 'betting',
      device: 'WEB',
      backUrl: '/lott',
      language: 'PT',
    },
    answers: ['content'],
  }),
]
