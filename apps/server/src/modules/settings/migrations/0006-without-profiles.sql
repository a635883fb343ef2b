-- The rules of each jurisdiction are rows of settings.rule (0003).
--
-- version before: reads and plans rules in settings.rule alone.
drop table settings.jurisdiction_profile;
