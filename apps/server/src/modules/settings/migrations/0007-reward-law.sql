-- Whether a settled bet must come before any reward; a profile that does not say so asks for one.
update settings.jurisdiction_profile
set rules = jsonb_set(rules, '{rewardNeedsSettledBet}', to_jsonb(name = 'br'))
where not rules ? 'rewardNeedsSettledBet';
