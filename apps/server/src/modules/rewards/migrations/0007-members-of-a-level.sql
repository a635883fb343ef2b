-- Members of a level by falling number, for lists of operators.
create index member_rank_of_level on rewards.member_rank (brand_id, rank, member_id desc) where rank > 0;
