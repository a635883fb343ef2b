/** Refusals of the in-house game server's player API. */
export const rgsRefusals = {
  /** The launch token is unknown, used or too old: the game must be opened again from the site. */
  'rgs.launch_invalid': 401,
  /** No active game session belongs to the session token. */
  'rgs.session_invalid': 401,
  /** The platform ended the session (logout, expiry, self-exclusion): nothing was staked. */
  'rgs.session_ended': 403,
  /** The platform does not currently allow the member to bet; `reason` says why. Nothing was staked. */
  'rgs.bet_refused': 403,
  /** A limit of the member’s own, a short pause or a due reality check. Nothing was staked. */
  'rgs.limit_reached': 403,
  'rgs.bet_limit_exceeded': 403,
  'rgs.game_unknown': 404,
  'rgs.game_unavailable': 503,
  'rgs.stake_not_offered': 400,
  'rgs.free_round_gone': 409,
  'rgs.choice_not_offered': 400,
  'rgs.action_not_legal': 409,
  'rgs.round_finished': 409,
  'rgs.bets_closed': 409,
  /** The seat is taken or reserved for another player; or there is no room left behind it. */
  'rgs.place_taken': 409,
  'rgs.no_room': 404,
  'rgs.room_full': 503,
  /** Fish of the volley have left the water, or were caught; `shots` has their positions. Nothing was staked. */
  'rgs.fish_gone': 409,
  /** The seat in the pond was given up: request one again. Nothing was staked. */
  'rgs.no_pond_seat': 409,
  /** The seeds in use need a client seed chosen for their commitment; `seeds` names them. */
  'rgs.client_seed_needed': 409,
  /** The client seed was already used for an earlier commitment. */
  'rgs.client_seed_used': 409,
  /** Before the end of the minimum cycle; `nextRoundAt` is the earliest allowed time. */
  'rgs.too_fast': 429,
  /** An earlier round of this game was not shown to its end; `roundId` names it. */
  'rgs.round_open': 409,
  /** The open round belongs to another game; the detail has its name and code. */
  'rgs.round_open_elsewhere': 409,
  /** The stake's outcome is not yet known: retry with the same id. */
  'rgs.round_pending': 503,
  /** The round never began; its stake was, or will be, returned. */
  'rgs.round_cancelled': 409,
  'rgs.round_unknown': 404,
  /** A round that is not finished cannot be marked as shown. */
  'rgs.round_unfinished': 409,
  /** The player is already seated at a table of this game. */
  'rgs.seat_taken': 409,
  /** The session has no seat at a table, or its match is over. */
  'rgs.no_seat': 409,
  /** The table is not waiting for this seed now. */
  'rgs.seed_not_due': 409,
  /** The revealed seed does not match its commitment. */
  'rgs.seed_wrong': 400,
  'rgs.wallet_unavailable': 503,
} as const
