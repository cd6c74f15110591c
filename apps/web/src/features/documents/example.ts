/** A short manuscript with three problems: a wrong year, a citation without an entry, an entry that is not cited. */
const TEXT = `# Three findings that changed their fields

The structure of DNA was described in a single page (Watson & Crick, 1953). How people judge risk was described in
more (Kahneman & Tversky, 1980). Networks of many layers learn what to look for by themselves (LeCun et al., 2015), as had
been expected for some time (Harlow, 1999).

# References

Hanahan, D., & Weinberg, R. A. (2000). The hallmarks of cancer. Cell, 100(1), 57–70. https://doi.org/10.1016/S0092-8674(00)81683-9

Kahneman, D., & Tversky, A. (1979). Prospect theory: An analysis of decision under risk. Econometrica, 47(2), 263–291.

LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.

Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171(4356), 737–738. https://doi.org/10.1038/171737a0
`;

/** Returns the example as a file. */
export const exampleFile = (): File => new File([TEXT], 'example.md', { type: 'text/markdown' });
