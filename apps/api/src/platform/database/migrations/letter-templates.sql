-- The template of the letters of a collection. Null: that of the product.
ALTER TABLE collections ADD COLUMN letter text;
