-- In Brazil five seconds lie between two rounds, which no shooting room allows; there is no arena, and members
-- do not play against each other for money.
update settings.jurisdiction_profile
set rules = jsonb_set(rules, '{closedCategories}',
  case when name = 'br' then '["FISH", "COCKFIGHT", "PVP"]'::jsonb else '[]'::jsonb end)
where not rules ? 'closedCategories';
