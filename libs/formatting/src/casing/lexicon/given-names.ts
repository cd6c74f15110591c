/** Given names that are no common words; whoever follows one in a headline is a family name. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `Aaron Abdul Adolf Adrian Agnes Ahmed Alan Albert Alberto Alejandro Alessandro Alexander Alexandre Alfred Ali Alice Amartya Amy Ana Anders Andrea Andreas Andrew André Angela Ann Anna Anne Anthony Antoine Anton Antonio Arthur August Augustus Barack Barbara Benjamin Bernard Bernhard Bertrand Boris Brian Bruno Carl Carlo Carlos Caroline Catherine Cecilia Charles Charlotte Christian Christopher Claude Clara Daniel David Dennis Diego Dmitri Donald Dorothy Douglas Edgar Edith Edmund Edward Edwin Elinor Elisabeth Elizabeth Ella Ellen Emil Emily Emma Emmanuel Enrico Eric Erik Ernest Ernst Erwin Eugene Eva Evelyn Felix Ferdinand Fernando Francesco Francis Francisco François Franz Frederic Frederick Friedrich Fritz Gabriel Geoffrey Georg George Georges Gerald Gerhard Gertrude Gilbert Giovanni Giuseppe Gottfried Gregory Guido Guillaume Gustav Hannah Hans Harold Harriet Harry Heinrich Helen Helene Henri Henry Herbert Hermann Howard Hugh Hugo Ian Ibn Ignatius Igor Immanuel Ingrid Isaac Isabel Ivan Jacob Jacques James Jan Jane Janet Jean Jeffrey Jeremy Jerome Johan Johann Johannes John Jonathan Jorge Joseph José Juan Julia Julian Julius Karl Kate Katherine Kenneth Konrad Kurt Laura Laurence Lawrence Leo Leon Leonard Leonardo Leonid Leopold Lewis Lothar Louis Louise Lucas Lucy Ludwig Luigi Luis Magnus Manuel Marcel Marco Margaret Maria Marie Mario Martha Martin Mary Matthew Maurice Max Maximilian Michael Michel Miguel Mikhail Milton Mohammad Mohammed Nancy Napoleon Nathaniel Neil Nelson Nicholas Nicolas Niels Nikolai Noam Norman Olaf Oliver Oscar Oskar Otto Pablo Patricia Patrick Paul Paula Pedro Peter Philip Philipp Pierre Primo Rachel Ralph Raymond Rebecca Richard Robert Roberto Roger Roland Ronald Rosa Rudolf Ruth Salvador Samuel Sarah Sebastian Sergei Sigmund Simone Sophie Stefan Stephen Steven Susan Sylvia Theodor Theodore Thomas Timothy Toni Umberto Ursula Vera Vincent Virginia Vladimir Walter Werner Wilhelm Willem William Winston Wolfgang Woodrow Yuri`.split(
    /\s+/,
  ),
);

/** Symbols of elements, those left out that are words too (As, At, Be, He, I, In, No, Am, Es). */
export const ELEMENTS: ReadonlySet<string> = new Set(
  'Ag Al Ar Au Ba Bi Br Ca Cd Ce Cl Co Cr Cs Cu Er Eu Fe Ga Gd Ge Hf Hg Ho Ir Kr La Li Lu Mg Mn Mo Na Nb Nd Ne Ni Os Pb Pd Pr Pt Pu Ra Rb Re Rh Ru Sb Sc Se Si Sm Sn Sr Ta Tb Te Th Ti Tl Tm Xe Yb Zn Zr'.split(
    ' ',
  ),
);
